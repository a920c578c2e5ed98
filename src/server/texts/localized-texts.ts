export { labelled } from '../../domain/language-words.ts';
export { longDay, refundTime } from './facts.ts';
export { textNotes } from './words.ts';
