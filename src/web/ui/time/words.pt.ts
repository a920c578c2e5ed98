import { counted } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'agora mesmo',
  minutes: (count) => `há ${count}\u00A0min`,
  hours: (count) => `há ${count}\u00A0h`,
  days: (count) => `há ${counted(count, 'dia')}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'N/D',
  invalid: 'Data inválida',
  utc: 'UTC',
};
