// The router brings React's context along for a React that has none.
const choice = 'React.createContext || createReactContext';

module.exports = function trimContext(source) {
  if (!source.includes(choice)) throw new Error(`The router no longer chooses ${choice}.`);
  return source.replace(choice, 'React.createContext');
};
