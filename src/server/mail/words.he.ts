export { plainTextWords } from './words.ts';
