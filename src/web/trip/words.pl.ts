import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { counted } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Podróż z kilkoma przystankami',
    description:
      'Podaj przystanki i dni, a zobaczysz, które pakiety eSIM obejmą każdy dzień podróży najtaniej i przy najmniejszej liczbie pakietów.',
  },
  title: 'Zaplanuj swoją podróż',
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
    heavy: amount('Dużo: sporo wideo'),
    hotspot: amount('Hotspot dla laptopa'),
  },
  megabytes: 'Albo MB na dzień',
  start: 'Pierwszy dzień (opcjonalnie)',
  unlimited: 'Tylko dane bez limitu',
  borders: 'Obejmij oba kraje w dni przejazdu',
  bordersHint: 'Na dni, w których używasz danych po obu stronach granicy.',
  plan: 'Znajdź pakiety',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Podróż może mieć najwyżej 12 przystanków. Usuń kilka albo podziel ją na dwie.',
  many_days: 'Podróż może trwać łącznie najwyżej 365 dni. Skróć któryś pobyt albo podziel ją na dwie.',
  megabytes: 'Podaj dane na dzień w MB jako liczbę całkowitą, na przykład 750.',
  start: 'Podaj pierwszy dzień jako datę, na przykład 2027-06-01.',
  twice: 'Adres podaje dane, pierwszy dzień lub inny wybór więcej niż raz. Wybierz jeszcze raz.',
  unknown: (typed) => `Nie znamy „${typed}”. Podaj kraj.`,
  nearly: (typed, place) => `Nie znamy „${typed}”. Chodzi o ${place}?`,
  days: 'Podaj liczbę dni, od 1 do 365.',
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
  inOrder: 'Pakiety w kolejności zakupu i instalacji',
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
    phrase`Dlaczego nie pakiet regionalny? ${region} obejmuje większość podróży. Nie obejmuje: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Dlaczego nie pakiet regionalny? ${region} działa na każdym przystanku, ale żaden jego pakiet z wystarczającą ilością danych nie trwa przez całą podróż.`,
  gaps: {
    unsold: (place) => `Żaden pakiet tu nie działa: ${place}.`,
    too_little: (place) => `Żaden pakiet nie ma tylu danych na dzień: ${place}.`,
  },
  gapNote: 'bez danych. Pakiety poniżej obejmują resztę.',
  tools: 'Zachowaj ten wynik',
  link: 'adres tej podróży',
  print: 'Drukuj',
  calendar: 'Dodaj do kalendarza',
  calendarNeedsDay: 'Podaj pierwszy dzień, aby dodać dni instalacji do kalendarza.',
  good: 'Przy więcej niż 8 przystankach te pakiety są dobrym rozwiązaniem, ale inne mogą kosztować trochę mniej.',
  note: 'Dzień to 24 godziny od pierwszego użycia. Każdy pakiet to osobny eSIM albo trafia na eSIM, który już masz.',
};
