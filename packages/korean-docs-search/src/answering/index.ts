export { answerQuestion, type Answered, type AskPages } from './answerQuestion';
export type { Picked, Source } from './pickAnswer';
