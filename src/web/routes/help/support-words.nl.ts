import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Klantenservice',
    description: 'Bereik een mens per e-mail of livechat, en vind antwoorden op veelgestelde vragen.',
  },
  title: 'Klantenservice',
  lead: 'Loop je vast voor, tijdens of na je reis? Je krijgt antwoord van een echt mens.',
  service: 'Onze belofte',
  questions: 'Veelgestelde vragen',
  more: {
    text: (faq, guide) =>
      phrase`Meer antwoorden vind je bij de ${faq}, en elke stap op je telefoon in de ${guide}.`,
    faq: 'veelgestelde vragen',
    guide: 'installatiegids',
  },
};
