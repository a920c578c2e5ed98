export { sentenceOf } from '../../domain/problems/words.ts';
