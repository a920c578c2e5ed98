import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Pytania i odpowiedzi',
    description:
      'Odpowiedzi o eSIM‑ach na podróże: przed zakupem, przy płatności, w podróży i po niej oraz o tym, które telefony działają.',
  },
  title: 'Pytania i odpowiedzi',
  lead: (support) =>
    phrase`Wszystko o kupowaniu, instalacji i używaniu eSIM‑u. Potrzebujesz pomocy teraz? Zajrzyj na ${support}.`,
  support: 'stronę obsługi klienta',
  phones: 'Czy działa w moim telefonie?',
  models: (checker) => phrase`Sprawdź, czy zna go ${checker}. Ma na liście ponad sto modeli.`,
  checker: 'wyszukiwarka zgodnych urządzeń',
  notAnswered: {
    title: 'Nie ma tu odpowiedzi?',
    text: (address) => phrase`Napisz na ${address}. E‑maile czytamy przez całą dobę.`,
  },
};
