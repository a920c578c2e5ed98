import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Je eSIM voor ${named(country)} is klaar`,
  preview: 'Installeer hem nu, zolang je wifi hebt. Je QR-code en activeringscodes staan in deze e-mail.',
  lead: (starts) => `installeer je eSIM nu, zolang je wifi hebt. ${starts}`,
  iccid: 'ICCID',
};
