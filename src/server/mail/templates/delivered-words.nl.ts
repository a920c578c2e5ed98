import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Je eSIM voor ${named(country)} is klaar`,
  preview: 'Installeer hem nu, zolang je wifi hebt. Je QR-code en activeringscodes staan in deze e-mail.',
  lead: (starts) => `installeer je eSIM nu, zolang je wifi hebt. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Je eSIM’s zijn klaar',
    preview: 'Installeer ze nu, zolang je wifi hebt. Alle QR-codes en activeringscodes staan in deze e-mail.',
    lead: 'installeer je eSIM’s nu, zolang je wifi hebt. Hieronder staat de QR-code van elke eSIM.',
  },
};
