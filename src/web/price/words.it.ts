import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Dati inclusi',
  validity: 'Validità',
  coverage: 'Copertura',
  price: 'Prezzo del piano',
  code: (code) => `Codice ${code}`,
  reverseCharge: 'IVA (inversione contabile)',
  total: 'Totale',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Riepilogo dell’ordine',
  onto: 'Aggiunto a',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Inizio',
  ends: 'Fine',
  taxes: 'Imposte e costi di servizio',
  included: 'Inclusi',
  untaxed: 'Non vengono applicate né IVA né imposte sulle vendite.',
  speed: (speeds) => `Velocità: ${speeds ?? 'sconosciuta'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. I giorni partono al primo utilizzo (${country}).`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${gigabytes.toString().replace('.', ',')}\u00A0GB al giorno alla massima velocità, poi ${slower}`,
  startsIn: (place) => `Parte al primo utilizzo (${place})`,
};
