import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const passWords: typeof source.passWords = {
  details: 'Details',
  showQr: 'QR-Code',
  invoice: 'Rechnung',
  buyAgain: 'Erneut kaufen',
  invoiceFailed: 'Die Rechnung ließ sich nicht laden',
  install: 'eSIM installieren',
  write: 'Hilfe holen',
  lost: { tone: 'bad', label: 'Nicht verfügbar' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Unser Netzpartner entscheidet über die Rücknahme. Bitte nutze bis dahin nichts davon.',
  inUse: 'Gerade in Benutzung.',
  lost: 'Das Netz kennt diese eSIM nicht mehr. Schreib uns, dann ersetzen wir sie oder erstatten dir dein Geld.',
  toInstall: {
    anyTime: 'Installiere sie vor der Reise zu Hause im WLAN.',
    beforeUse: (days, place) =>
      days === 1
        ? `Installiere sie zu Hause im WLAN. Dein Tag beginnt, wenn dein Handy am Reiseziel ${place} zum ersten Mal online geht.`
        : `Installiere sie zu Hause im WLAN. Deine ${formatDays(days)} beginnen, wenn dein Handy am Reiseziel ${place} zum ersten Mal online geht.`,
  },
  toUse: {
    onPhone: 'Sie ist auf deinem Handy.',
    onEsim: (iccid) => `Der Tarif ist auf deiner eSIM mit den Endziffern ${iccid}.`,
    switchOn: 'Schalte die eSIM bei der Ankunft für Daten ein.',
    daysStart: (days, place) =>
      days === 1
        ? `Dein Tag beginnt, wenn dein Handy am Reiseziel ${place} zum ersten Mal online geht.`
        : `Deine ${formatDays(days)} beginnen, wenn dein Handy am Reiseziel ${place} zum ersten Mal online geht.`,
  },
  gone: {
    takenBack: { eSIM: 'Diese eSIM wurde zurückgenommen.', plan: 'Dieser Tarif wurde zurückgenommen.' },
    itDoesNotWork: 'Damit kommst du nicht mehr online.',
    itsPartDoesNotWork: {
      eSIM: 'Die eSIM dazu funktioniert nicht mehr.',
      plan: 'Der Tarif dazu funktioniert nicht mehr.',
    },
  },
  lapsed: 'Du hast diesen Tarif nie benutzt, und die Zeit zum Starten ist abgelaufen.',
  over: (unused) =>
    unused === null
      ? 'Dieser Tarif ist zu Ende. Deine eSIM kann auf deinem Handy bleiben und einen neuen aufnehmen.'
      : `Dieser Tarif ist zu Ende, ${unused} blieben ungenutzt. Deine eSIM kann auf deinem Handy bleiben und einen neuen aufnehmen.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Gekauft',
  daysStart: 'Start',
  refills: 'Wieder voll',
  inHours: (hours) => `In ${hours} h`,
  ends: 'Endet',
  ended: 'Beendet',
  used: 'Verbraucht',
  daysLeft: 'Tage übrig',
  invalidDate: 'Ungültiges Datum',
  timeLeft: 'Zeit übrig',
  hours: (hours) => `${hours} h`,
  noDate: 'k. A.',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Erste Nutzung',
    purchase: 'Kauf',
    unknown: 'Unbekannt',
  },
};
