import { LOCALE, plural, toPlace } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Rodzaj urządzenia',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Szukaj modelu: ${kind}`,
  checked: (models, last) =>
    `Listę ${models} modeli sprawdziliśmy ostatnio: ${month(last)}. Nowszy model prawdopodobnie też działa. Poszukaj w jego ustawieniach opcji „Dodaj eSIM”.`,
  noScript: 'Wyszukiwanie wymaga JavaScriptu. Te modele obsługują eSIM.',
  apple: 'Apple',
};

/** 'sierpień 2025': the month without a day is in the nominative, so it stands after a colon. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Zacznij wpisywać model urządzenia, aby sprawdzić zgodność',
  none: 'Nie znaleziono takiego urządzenia.',
  found: (devices) =>
    `Znaleziono ${devices} ${plural(devices, { one: 'urządzenie', few: 'urządzenia', many: 'urządzeń' })}`,
  name: 'Urządzenia, które obsługują eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Bez względu na model Twój telefon musi być ${unlocked}. Telefon związany z jednym operatorem nie przyjmie eSIM‑u innego. Na iPhonie w menu Ustawienia > Ogólne > To urządzenie widać wtedy „Brak ograniczeń SIM”.`,
  unlocked: 'bez simlocka',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Zainstaluj na tym iPhonie',
      text: 'W e‑mailu jest przycisk „Zainstaluj na iPhonie”. Od iOS 17.4 nie trzeba niczego skanować ani wpisywać.',
    },
    Android: {
      title: 'Zainstaluj w tym telefonie',
      text: 'W e‑mailu jest przycisk „Zainstaluj na Androidzie”. W niektórych telefonach instalacja nie otwiera się z linku.',
    },
  },
  steps: 'Oto wszystkie kroki.',
  fits: 'Czy obsługuje eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Twoje urządzenie',
  method: 'Sposób instalacji',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Wczytywanie…',
  failed: {
    title: 'Nie udało się wczytać Twoich kodów',
    text: 'Poniższe kroki są takie same, a Twój eSIM jest bezpieczny. Sprawdź połączenie i spróbuj ponownie.',
    again: 'Spróbuj ponownie',
  },
  unknown: {
    title: 'Ta przeglądarka nie zna tego eSIM‑u',
    text: (signIn) =>
      phrase`Otwórz link z e‑maila do zamówienia albo ${signIn}. Poniższe kroki są takie same dla każdego eSIM‑u.`,
    signIn: 'zaloguj się',
  },
  ready: {
    title: (place) => `Twój eSIM ${toPlace(place)} jest gotowy`,
    text: 'Jego kody są w krokach poniżej.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Zainstaluj przed lotem',
    how: 'W domu masz Wi‑Fi, drugi ekran na kod QR i czas. W większości pakietów instalacja nie rozpoczyna odliczania dni. Podaje to opis pakietu.',
  },
  wait: {
    what: 'Poczekaj 2–3 minuty na rejestrację',
    how: 'Za pierwszym razem eSIM musi przedstawić się sieci. Tak samo jest w pierwszych minutach po wylądowaniu.',
  },
  once: {
    what: 'Kody QR i kody do wpisania ręcznie działają jeden raz',
    how: 'Nie usuwaj eSIM‑u, żeby spróbować jeszcze raz. Najpierw napisz do nas i zostaw go w telefonie do końca podróży.',
  },
  roaming: {
    what: 'Roaming włączony na eSIM‑ie, wyłączony na własnym numerze',
    how: 'eSIM na podróże wymaga włączonego roamingu danych. Twój własny numer nie. Zostaw go tam wyłączony, a nie dostaniesz rachunku.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Abonament miesięczny, osobna oferta',
  text: 'Cały rok w drodze? Jest też abonament miesięczny z ponad 170 kierunkami, od 39,90\u00A0USD do 64,90\u00A0USD miesięcznie. Nie jest pakietem tego sklepu. Nie kupisz go na tej stronie płatności, odnawia się aż do anulowania i ma własny regulamin. Pakiety tutaj są przedpłacone i po prostu się kończą.',
  ask: (address) => phrase`Jeśli chcesz o niego zapytać, napisz na ${address}.`,
  subject: 'Abonament miesięczny',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Coś nie wychodzi, czy wszystko gotowe?',
  write: (address, reply) =>
    phrase`Napisz na ${address} o każdej porze. Na pierwszą odpowiedź czeka się ${reply}.`,
  browse: 'Zobacz pakiety',
  esims: 'Twoje eSIM‑y',
  support: 'Obsługa klienta',
};
