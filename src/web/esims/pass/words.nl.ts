import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.nl.ts';
import type * as source from './words.ts';

/** 'Je 7 dagen gaan in zodra je telefoon in Japan voor het eerst online gaat.' */
const start = (days: number, place: string) =>
  `Je ${days === 1 ? 'dag gaat' : `${formatDays(days)} gaan`} in zodra je telefoon ${inPlace(place)} voor het eerst online gaat.`;

export const passWords: typeof source.passWords = {
  details: 'Bekijk details',
  showQr: 'Toon QR',
  invoice: 'Factuur',
  buyAgain: 'Opnieuw kopen',
  invoiceFailed: 'De factuur kon niet worden gedownload',
  install: 'eSIM installeren',
  write: 'Hulp vragen',
  lost: { tone: 'bad' as const, label: 'Niet beschikbaar' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Het netwerk beslist of het dit terugneemt. Gebruik het tot dan niet.',
  inUse: 'In gebruik.',
  lost: 'Het netwerk heeft deze eSIM niet meer. Stuur ons een bericht, dan vervangen we hem of geven we je geld terug.',
  toInstall: {
    anyTime: 'Installeer hem thuis via wifi, voordat je op reis gaat.',
    beforeUse: (days, place) => `Installeer hem thuis via wifi. ${start(days, place)}`,
  },
  toUse: {
    onPhone: 'Hij staat op je telefoon.',
    onEsim: (iccid) => `Hij staat op je eSIM eindigend op ${iccid}.`,
    switchOn: 'Zet hem bij aankomst aan voor data.',
    daysStart: start,
  },
  gone: {
    takenBack: { eSIM: 'Deze eSIM is teruggenomen.', plan: 'Deze bundel is teruggenomen.' },
    itDoesNotWork: 'Hij werkt niet meer.',
    itsPartDoesNotWork: { eSIM: 'De eSIM ervan werkt niet meer.', plan: 'De bundel ervan werkt niet meer.' },
  },
  lapsed: 'Je hebt hem nooit gebruikt, en de tijd om te starten is voorbij.',
  over: (unused) =>
    `Deze bundel is afgelopen.${unused === null ? '' : ` Er bleef ${unused} ongebruikt.`} Je eSIM kan op je telefoon blijven en een nieuwe krijgen.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Gekocht',
  daysStart: 'Dagen gaan in',
  refills: 'Nieuwe data',
  inHours: (hours) => `Over ${hours}\u00A0uur`,
  ends: 'Loopt af',
  ended: 'Afgelopen',
  used: 'Gebruikt',
  daysLeft: 'Dagen over',
  invalidDate: 'Ongeldige datum',
  timeLeft: 'Tijd over',
  hours: (hours) => `${hours}\u00A0uur`,
  noDate: 'n.v.t.',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Eerste gebruik',
    purchase: 'Aankoop',
    unknown: 'Onbekend',
  },
};
