import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Datenvolumen',
  validity: 'Gültigkeit',
  coverage: 'Abdeckung',
  price: 'Tarifpreis',
  code: (code) => `Code ${code}`,
  reverseCharge: 'Mehrwertsteuer (Reverse-Charge)',
  total: 'Gesamt',
  currency: (code) => (code === '' ? '' : `(${code})`),
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Bestellübersicht',
  onto: 'Kommt auf',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Beginn',
  ends: 'Ende',
  taxes: 'Steuern & Service',
  included: 'Inklusive',
  untaxed: 'Es wird weder Mehrwertsteuer noch Verkaufssteuer berechnet.',
  speed: (speeds) => `Geschwindigkeit: ${speeds ?? 'unbekannt'}`,
  speedNote: (line, country) =>
    country === null
      ? `${line}.`
      : `${line}. Die Tage beginnen bei der ersten Nutzung am Reiseziel ${country}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${String(gigabytes).replace('.', ',')} GB am Tag mit voller Geschwindigkeit, danach ${slower}`,
  startsIn: (place) => `Startet bei der ersten Nutzung (${place})`,
};
