import { toPlace } from '../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Każde światło to cel podróży',
  lead: (destinations) =>
    `Mamy teraz pakiety do ${destinations} ${destinations === 1 ? 'kierunku' : 'kierunków'}.`,
  map: (destinations) =>
    `Mapa świata ze światłem w każdym z ${destinations} ${destinations === 1 ? 'kierunku' : 'kierunków'}`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Popularne kierunki',
  viewAll: 'Zobacz wszystkie kraje',
  loading: 'Wczytywanie cen…',
  lost: { title: 'Nie udało się wczytać cen', again: 'Spróbuj ponownie' },
  garbled: { title: 'Nie udało się przetworzyć danych krajów', again: 'Spróbuj ponownie' },
  none: { title: 'W tej chwili nie da się wczytać cen krajów.', again: 'Wczytaj ponownie' },
  noPrices: 'Nie udało się wczytać cen. Nadal możesz wyszukać swój kierunek powyżej.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Bez limitu',
  getStarted: 'Wybierz',
  getStartedWith: (country) => `Wybierz pakiet ${toPlace(country)}`,
  from: 'Już od',
  noUnlimited: 'Brak pakietów bez limitu',
  noPlans: 'Brak pakietów',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Telefon z aktywnym eSIM‑em do Japonii, na którym zostało 6,2 z 10\u00A0GB i 18 dni',
  landed: 'Lądowanie w Tokio',
  on: 'Twój eSIM do Japonii jest włączony',
};
