const permission = await navigator.permissions.query({
  name: 'microphone',
});
console.log(permission.state);

permission.onchange = () => console.log(permission.state);
