import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

/** 'Il tuo giorno parte', 'I tuoi 7 giorni partono', and when. */
const daysStart = (days: number, place: string) =>
  `${days === 1 ? 'Il tuo giorno parte' : `I tuoi ${formatDays(days)} partono`} quando il telefono si connette sul posto per la prima volta (${place}).`;

export const passWords: typeof source.passWords = {
  details: 'Vedi i dettagli',
  showQr: 'Codice QR',
  invoice: 'Fattura',
  buyAgain: 'Acquista di nuovo',
  invoiceFailed: 'Download della fattura non riuscito',
  install: 'Installa eSIM',
  write: 'Chiedi aiuto',
  lost: { tone: 'bad', label: 'Non disponibile' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Sarà la rete a decidere se riprenderla. Fino ad allora non usarla.',
  inUse: 'È in uso.',
  lost: 'La rete non ha più questa eSIM. Scrivici, e la sostituiamo o ti rimborsiamo.',
  toInstall: {
    anyTime: 'Installala a casa con il Wi‑Fi, prima di partire.',
    beforeUse: (days, place) => `Installala a casa con il Wi‑Fi. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'È sul tuo telefono.',
    onEsim: (iccid) => `È sulla tua eSIM che termina con ${iccid}.`,
    switchOn: 'All’arrivo attivala per i dati.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'Questa eSIM è stata ritirata.', plan: 'Questo piano è stato ritirato.' },
    itDoesNotWork: 'Non funziona più.',
    itsPartDoesNotWork: {
      eSIM: 'La sua eSIM non funziona più.',
      plan: 'Il suo piano non funziona più.',
    },
  },
  lapsed: 'Non l’hai mai usata, e il tempo per iniziare è passato.',
  over: (unused) =>
    `Questo piano è finito.${unused === null ? '' : ` Dati non usati: ${unused}.`} La tua eSIM può restare sul telefono e riceverne uno nuovo.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Acquisto',
  daysStart: 'Inizio',
  refills: 'Si rinnova',
  inHours: (hours) => `Fra ${hours}\u00A0h`,
  ends: 'Fine',
  ended: 'Finita',
  used: 'Usati',
  daysLeft: 'Giorni rimasti',
  invalidDate: 'Data non valida',
  timeLeft: 'Tempo rimasto',
  hours: (hours) => `${hours}\u00A0h`,
  noDate: 'N/D',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Primo utilizzo',
    purchase: 'Acquisto',
    unknown: 'Sconosciuto',
  },
};
