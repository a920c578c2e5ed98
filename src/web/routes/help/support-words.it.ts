import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Assistenza',
    description:
      'Parla con una persona via email o nella chat dal vivo, e trova risposte alle domande comuni.',
  },
  title: 'Assistenza',
  lead: 'Un problema prima, durante o dopo il viaggio? Ti risponde una persona vera.',
  service: 'La nostra promessa',
  questions: 'Domande frequenti',
  more: {
    text: (faq, guide) =>
      phrase`Altre risposte sono nelle ${faq}, e tutti i passaggi sul telefono nella ${guide}.`,
    faq: 'domande frequenti',
    guide: 'guida all’installazione',
  },
};
