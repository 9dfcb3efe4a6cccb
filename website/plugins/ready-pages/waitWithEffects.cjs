// What React does for a press it completes at once, effects and all: those of the page that leaves
// took a quarter of the way to the next one. They come with the frame after the page's own.
const drawing = "require('@site/plugins/ready-pages/pageDrawing')";
const completing = /0 !== \(pendingPassiveEffectsLanes & 3\) && (?=flushPassiveEffects\(\);)/;
const scheduling = /(scheduleCallback\$\w+ = )(Scheduler\.unstable_scheduleCallback)\b/;

module.exports = function waitWithEffects(source) {
  for (const part of [completing, scheduling]) {
    if (!part.test(source)) throw new Error(`React no longer comes to its effects by: ${part}`);
  }
  return source
    .replace(completing, (found) => `${found}!${drawing}.areEffectsWaiting() && `)
    .replace(scheduling, (_found, name, by) => `${name}${drawing}.afterDrawing(${by})`);
};
