import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Je bundel voor ${named(country)} staat op je eSIM`,
  preview: 'Je hoeft niets te installeren. De bundel start vanzelf.',
  lead: (starts) =>
    `je hoeft niets te installeren. De eSIM op je telefoon heeft de nieuwe bundel al. ${starts}`,
  startsBehind: 'De bundel start wanneer de eerste afloopt.',
  startsAfter: (moment) => `De bundel start na ${moment}, wanneer dezelfde bundel op deze eSIM afloopt.`,
  advice: {
    title: 'Goed om te weten',
    text: 'Laat de eSIM op je telefoon staan, met dataroaming aan.',
  },
  iccid: 'Toegevoegd aan ICCID',
};
