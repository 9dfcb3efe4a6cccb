// What the routing packages take of the history package, without the histories they never make here
// but name: one in memory.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export function createMemoryHistory() {
  throw new Error('This site keeps its history in the browser.');
}
