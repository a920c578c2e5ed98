import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Zainstaluj na iPhonie',
  onAndroid: 'Zainstaluj na Androidzie',
  note: 'Otwórz ten e-mail na telefonie, z którym jedziesz. iPhone wymaga systemu iOS 17.4 lub nowszego, a niektóre telefony z Androidem potrzebują kodu QR.',
  picture: {
    title: 'Czytasz na innym ekranie?',
    text: (file) =>
      `Zeskanuj kod (jest też w załączniku ${file}) aparatem telefonu, na którym ma być eSIM. Działa tylko raz, więc nie usuwaj eSIM-u z telefonu do końca podróży.`,
    alt: 'Kod QR, który instaluje eSIM',
  },
  codes: {
    title: 'Albo wpisz kody ręcznie',
    address: 'Adres SM-DP+',
    activation: 'Kod aktywacyjny',
    confirmation: 'Kod potwierdzenia',
    both: 'Oba w jednym, dla telefonów z jednym polem',
  },
};
