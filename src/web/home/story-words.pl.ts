import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Jak to działa',
  home: {
    when: 'W domu',
    what: 'Wybierz pakiet',
    how: (paypal) =>
      `Wybierz kierunek, dni i dane. Zapłać kartą, przez Apple Pay${paypal ? ', Google Pay lub PayPal' : ' lub Google Pay'}, bez zakładania konta.`,
  },
  before: {
    when: 'Przed odlotem',
    what: 'Zainstaluj eSIM',
    how: 'Przyjdzie e‑mailem z kodem QR. Dotknij linku w telefonie, który masz w ręce, albo zeskanuj kod z innego ekranu.',
  },
  landing: {
    when: 'Po wylądowaniu',
    what: 'Wyłącz tryb samolotowy',
    how: 'Pakiet aktywuje się sam, gdy telefon znajdzie lokalną sieć. Połączenia zostają na Twojej własnej karcie SIM.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Komunikatory na Twoim numerze',
  lead: 'eSIM na podróże daje internet, a nie nowy numer. WhatsApp, Signal i inne zachowują numer, który znają Twoi znajomi. Czaty i grupy zostają i nikogo nie trzeba o niczym zawiadamiać.',
  ownSim: 'Twoja własna karta SIM',
  calls: 'Połączenia i SMS-y na Twoim numerze',
  chats: 'Komunikatory, zalogowane jak zawsze',
  travelEsim: 'Twój eSIM na podróże',
  data: 'Internet do tego wszystkiego, po lokalnej cenie',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Dlaczego my',
  lead: 'Wszystko, co trzeba wiedzieć, przeczytasz w opisie przed zapłatą.',
  browse: 'Zobacz pakiety',
  setup: { what: 'Od razu gotowe', how: 'Od zapłaty do działającego eSIM‑u mija około minuty.' },
  data: {
    what: 'Dane bez limitu lub z limitem',
    how: 'Od 1\u00A0GB na tydzień do 100\u00A0GB na pół roku.',
  },
  world: { what: 'Ponad 200 krajów', how: 'Jeden eSIM, doładowywany z każdym nowym kierunkiem.' },
  money: { what: 'Bez opłat za roaming', how: 'Płacisz raz, z góry. Potem nie przychodzi żaden rachunek.' },
  calls: { what: 'Twoja karta SIM do połączeń', how: 'Twój numer i czaty zostają takie, jak są.' },
  warning: { what: 'Ostrzeżenie przy 80%', how: 'Damy Ci znać, gdy zostało jeszcze trochę danych.' },
};
