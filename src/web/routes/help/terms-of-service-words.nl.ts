import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Algemene voorwaarden',
    description:
      'Wat je hier koopt, hoe betaling, levering en terugbetaling werken, en wat we elkaar verschuldigd zijn.',
  },
  title: 'Algemene voorwaarden',
  lead: 'Wat je koopt, hoe het werkt, wat er gebeurt als er iets misgaat, en wat we van jou vragen.',
};
