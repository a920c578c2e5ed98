import { toPlace } from '../../domain/language-words.pl.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Prywatna strona jednego zamówienia i jego eSIM‑u.',
  what: (number, country, isTopUp) =>
    `Zamówienie ${number}, ${isTopUp ? 'pakiet' : 'eSIM'} ${toPlace(country)}`,
  aside: 'Zamówienie',
  isPrivate: 'Każdy, kto ma ten link, widzi Twoje zamówienie. Nikomu go nie udostępniaj.',
  missing: {
    title: 'Nie znaleziono zamówienia',
    text: 'Nie udało nam się znaleźć tego zamówienia. Otwórz je z linku w e‑mailu z potwierdzeniem.',
  },
  help: 'Pomoc',
  failed: {
    title: 'Nie udało się wczytać zamówienia',
    text: 'Nie ma to wpływu na żaden zakup. Sprawdź połączenie i spróbuj ponownie.',
  },
  again: 'Spróbuj ponownie',
};
