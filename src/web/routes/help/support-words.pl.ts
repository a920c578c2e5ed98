import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Obsługa klienta',
    description:
      'Skontaktuj się z człowiekiem przez e‑mail lub czat na żywo i znajdź odpowiedzi na częste pytania.',
  },
  title: 'Obsługa klienta',
  lead: 'Problem przed podróżą, w jej trakcie lub po niej? Odpowie Ci prawdziwy człowiek.',
  service: 'Nasza obietnica',
  questions: 'Częste pytania',
  more: {
    text: (faq, guide) =>
      phrase`Więcej odpowiedzi znajdziesz na stronie ${faq}, a każdy krok w telefonie opisuje ${guide}.`,
    faq: 'Pytania i odpowiedzi',
    guide: 'instrukcja instalacji',
  },
};
