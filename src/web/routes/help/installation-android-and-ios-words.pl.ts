import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Instalacja eSIM na iOS i Androidzie',
    description:
      'Oba systemy, kodem QR i ręcznie, od Wi‑Fi do pierwszej kreski zasięgu po wylądowaniu, z rozwiązaniami problemów.',
  },
  title: 'Instalacja eSIM na iOS i Androidzie',
  lead: 'Użyj kodu QR albo wpisz kody. Jedno i drugie zajmuje kilka minut i robi się to tylko raz.',
};
