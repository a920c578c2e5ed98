import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './usage-words.ts';

const again =
  'Możesz dodać nowy pakiet do tego samego eSIM-u. Pozostaje on zainstalowany i nie trzeba nic ponownie skanować.';
const waits =
  'Na tym eSIM-ie czeka inny pakiet. Włączy się automatycznie, jeśli obejmuje miejsce, w którym jesteś.';
const saves = 'Aby reszta wystarczyła na dłużej, pobieraj mapy i filmy, gdy masz Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Zużyto 80% danych z pakietu ${toPlace(country)}`,
    preview: (left, of) => `Zostało ${left} z ${of}.`,
    lead: (left, of, country) => `Zostało Ci około ${left} z ${of} w pakiecie ${toPlace(country)}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Zużyto wszystkie dane z pakietu ${toPlace(country)}`,
    preview: 'Dodaj nowy pakiet do tego samego eSIM-u, aby dalej mieć internet.',
    previewWithAnother: waits,
    lead: (of, country) => `Zużyto całe ${of} z pakietu ${toPlace(country)}, więc nie ma w nim już danych.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Co możesz zrobić',
  plan: {
    title: 'Twój pakiet',
    esim: 'eSIM',
    iccid: (ending) => `ICCID z końcówką ${ending}`,
    left: 'Pozostałe dane',
    leftOf: (left, of) => `${left} z ${of}`,
    nothingLeft: (of) => `0\u00A0MB z ${of}`,
    read: 'Aktualizacja',
    ends: 'Koniec',
  },
  add: (plan, price) => `Dodaj ${plan} za ${price}`,
  addNote: (days) =>
    `To ten sam pakiet jeszcze raz, na ${formatDays(days)}. Jeśli jego cena się zmieni, zobaczysz to przed płatnością.`,
  why: 'Piszemy raz, gdy zużyte jest 80% pakietu, i raz, gdy skończą się wszystkie dane.',
};
