import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { counted } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Podróż z kilkoma przystankami',
    description:
      'Podaj przystanki i dni i zobacz, które pakiety eSIM obejmują każdy dzień podróży: najtaniej i z najmniejszą liczbą pakietów.',
  },
  title: 'Ułóż swoją podróż',
  lead: 'Podaj przystanki i długość pobytu. Zobaczysz pakiety, które obejmują każdy dzień.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Przystanki',
  stop: (position) => `przystanek ${position}`,
  placeOf: (position) => `Przystanek ${position}`,
  example: 'Hiszpania',
  days: 'Dni',
  add: 'Dodaj przystanek',
  up: (place) => `W górę: ${place}`,
  down: (place) => `W dół: ${place}`,
  remove: (place) => `Usuń: ${place}`,
  moved: (place, position, of) => `${place}: przystanek ${position} z ${of}`,
  use: 'Dane na dzień',
  habits: {
    light: amount('Mało: wiadomości, mapy'),
    normal: amount('Normalnie: trochę wideo'),
    heavy: amount('Dużo: częste wideo'),
    hotspot: amount('Hotspot dla laptopa'),
  },
  megabytes: 'Albo MB na dzień',
  start: 'Pierwszy dzień (opcjonalnie)',
  unlimited: 'Tylko dane bez limitu',
  borders: 'Obejmij oba kraje w dni podróży',
  bordersHint: 'Na dni, w których używasz danych po obu stronach granicy.',
  plan: 'Znajdź pakiety',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Podróż może mieć 12 przystanków. Usuń kilka albo podziel ją na dwie.',
  many_days: 'Podróż może trwać łącznie 365 dni. Skróć pobyt albo podziel ją na dwie.',
  megabytes: 'Podaj dane na dzień w MB jako liczbę całkowitą, na przykład 750.',
  start: 'Podaj pierwszy dzień jako datę, na przykład 2027-06-01.',
  twice: 'Adres podaje dane, pierwszy dzień lub inny wybór więcej niż raz. Wybierz jeszcze raz.',
  unknown: (typed) => `Nie znamy „${typed}”. Podaj kraj.`,
  nearly: (typed, place) => `Nie znamy „${typed}”. Chodzi o ${place}?`,
  days: 'Podaj dni, od 1 do 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `dzień ${day}`,
  days: (from, to) => `dni ${from}–${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Najtaniej',
  fewest: 'Najmniej pakietów',
  both: 'Twoje pakiety',
  count: (plans) => counted(plans, { one: 'pakiet', few: 'pakiety', many: 'pakietów' }),
  inOrder: 'Pakiety, u góry pierwszy do kupienia i zainstalowania',
  use: 'Na',
  install: 'Instalacja',
  before: 'przed wyjazdem',
  buyFrom: 'Kup najwcześniej',
  daysBefore: (days) => (days === 1 ? '1 dzień przed wyjazdem' : `${days} dni przed wyjazdem`),
  details: 'Szczegóły',
  detailsOf: (place, plan) => `Szczegóły: ${place}, ${plan}`,
  buy: 'Kup',
  buyAll: 'Kup te pakiety',
  buySome: (plans) => `Kup teraz ${plans} z tych pakietów`,
  buyOf: (place, plan) => `Kup: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Dlaczego nie pakiet regionalny? Jeden na całą podróż, ${place}, kosztuje ${price}.`,
  lacks: (region, places) =>
    phrase`Dlaczego nie pakiet regionalny? ${region} obejmuje większość podróży, ale bez: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Dlaczego nie pakiet regionalny? ${region} działa na każdym przystanku, ale żaden taki pakiet nie wystarczy na całą podróż.`,
  gaps: {
    unsold: (place) => `Żaden pakiet tu nie działa: ${place}.`,
    too_little: (place) => `Żaden pakiet nie ma tylu danych na dzień: ${place}.`,
  },
  gapNote: 'pozostają bez danych. Pakiety poniżej obejmują resztę.',
  tools: 'Zachowaj odpowiedź',
  link: 'Adres tej podróży',
  print: 'Drukuj',
  calendar: 'Dodaj do kalendarza',
  calendarNeedsDay: 'Podaj pierwszy dzień, aby dodać dni instalacji do kalendarza.',
  good: 'Przy więcej niż 8 przystankach te pakiety są dobrą odpowiedzią, ale inne mogą kosztować trochę mniej.',
  note: 'Dzień to 24 godziny od pierwszego użycia. Każdy pakiet to osobny eSIM albo trafia na eSIM, który już masz.',
};
