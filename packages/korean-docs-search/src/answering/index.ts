export { answerQuestion, type AskPages } from './answerQuestion';
export type { Picked, Source } from './pickAnswer';
