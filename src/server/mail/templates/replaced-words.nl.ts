import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Je nieuwe eSIM voor ${named(country)} is klaar`,
  preview: 'Hij vervangt de eSIM die je had. Je nieuwe QR-code en activeringscodes staan in deze e-mail.',
  lead: 'we hebben je eSIM vervangen. Wis de oude van je telefoon, en installeer deze zolang je wifi hebt. Je betaalt er niets voor.',
  old: {
    title: 'En de oude eSIM?',
    text: 'Die werkt niet meer, of binnenkort niet meer. Aan de QR-code en de codes ervan heb je nu niets.',
  },
  iccid: 'Nieuwe ICCID',
};
