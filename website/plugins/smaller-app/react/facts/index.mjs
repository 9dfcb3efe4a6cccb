import browsers from './browsers.mjs';
import components from './components.mjs';
import development from './development.mjs';
import events from './events.mjs';
import forms from './forms.mjs';
import resources from './resources.mjs';
import suspense from './suspense.mjs';

// What React's client can do and this site never has it do, by what it is for.
const parts = [browsers, components, development, events, forms, resources, suspense];
const listOf = (name) => parts.flatMap((part) => part[name] ?? []);
const tableOf = (name) => Object.assign({}, ...parts.map((part) => part[name]));

const never = {};
for (const [name, values] of parts.flatMap((part) => Object.entries(part.never ?? {}))) {
  never[name] = [...(never[name] ?? []), ...values];
}

export default {
  /** Of what React exports, what the app may not import. */
  imports: new Set(listOf('imports')),
  /** What the app may not say. */
  words: listOf('words'),
  /** Values that a name never has, in all functions or in the one before the dot. */
  never,
  /** Names of values that nothing is ever equal to. */
  neverMet: listOf('neverMet'),
  /** Members that are never functions. */
  neverFunctions: listOf('neverFunctions'),
  /** Variables and members that always have one value. */
  variables: tableOf('variables'),
  members: tableOf('members'),
  /** Functions that do nothing but return something, or nothing at all. */
  results: tableOf('results'),
  /** Properties, and statements that make something of that name, which nobody asks for. */
  leftOut: listOf('leftOut'),
};
