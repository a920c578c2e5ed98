import { plural } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Szukaj wśród częstych pytań',
  try: 'Zwrot, hotspot, nowy telefon…',
  none: 'Brak wyników dla tego zapytania.',
  found: (entries) =>
    `Znaleziono ${entries} ${plural(entries, { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' })}`,
  show: 'Pokaż',
  hide: 'Ukryj',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Zapytania firmowe',
    way: (reply, page) => phrase`Odpowiadamy ${reply}. Napisz na stronie ${page}.`,
    page: 'dla firm',
  },
  refunds: {
    name: 'Zwroty',
    within: (time) => `Czas na zwrot to ${time} od zakupu, jeśli eSIM nie był używany.`,
  },
  language: { name: 'Język', which: 'Odpowiadamy po angielsku.' },
  atHand: {
    name: 'Co podać',
    what: 'Podaj numer zamówienia, model telefonu i kraj, w którym jesteś.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Pomoc e‑mailem',
    text: (reply) => `Na pierwszą odpowiedź czeka się ${reply}.`,
  },
  chat: {
    name: 'Czat na żywo',
    unknown: 'Dostępny codziennie',
    isOpen: (until) => `Dostępny do ${until} Twojego czasu`,
    isClosed: (until) => `Niedostępny do ${until} Twojego czasu`,
    text: 'Człowiek odpowie Ci od razu. Poza tymi godzinami napisz e‑mail.',
    open: 'Otwórz czat',
    byMail: 'Człowiek odpowie Ci od razu. Poproś o czat e‑mailem, a w tych godzinach wyślemy Ci link.',
    ask: 'Poproś o czat',
    subject: 'Czat na żywo',
  },
};
