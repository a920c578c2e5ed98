import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Rispondiamo entro un giorno lavorativo.';

export const offerWords: typeof source.offerWords = {
  title: 'Soluzioni per le aziende',
  lead: 'Dati mobili per le persone che mandi all’estero. Dicci dove e quante sono: rispondiamo entro un giorno lavorativo.',
  team: {
    what: 'eSIM per tutto il team',
    how: 'Una sola richiesta per tutto il team. Distribuisci le eSIM a lotti.',
  },
  places: {
    what: 'Le tue destinazioni',
    how: 'Piani per singoli Paesi e per intere regioni, in più di 200\u00A0Paesi.',
  },
  price: {
    what: 'Un prezzo chiaro da subito',
    how: 'Ricevi un preventivo per i dati che ti servono. Dopo non arriva nessuna bolletta per il roaming.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Oggi il piano “${place}, ${data}, ${days}” costa ${plan} a persona${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Una sola fattura per il team',
    how: 'Un conto unico, con il nome e la partita IVA della tua azienda.',
  },
  person: {
    what: 'Una persona che risponde',
    how: 'Qualcuno del nostro team commerciale legge la tua richiesta e risponde entro un giorno lavorativo.',
  },
  own: {
    text: (dashboard) => phrase`Hai già acquistato da noi? Vai alla tua ${dashboard}.`,
    dashboard: 'area personale',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Richiedi un preventivo',
  you: 'Tu e la tua azienda',
  companyName: 'Nome dell’azienda',
  contactName: 'Nome del referente',
  email: 'Email',
  phone: 'Telefono',
  website: 'Sito web',
  teamSize: 'Dimensioni del team',
  noTeamSize: 'Scegli le dimensioni',
  regions: 'Regioni di destinazione',
  message: 'Messaggio',
  messageHint: 'Quante persone viaggiano, per quanto tempo, con quanti dati e da quando.',
  trap: 'Lascia vuoto questo campo',
  consent: {
    text: (legalName, policy) =>
      phrase`Accetto che ${legalName} usi ciò che inserisco qui per rispondermi, in conformità all’${policy}.`,
    policy: 'Informativa sulla privacy',
  },
  subscribe: 'Voglio ricevere novità sui piani per le aziende. Posso annullare l’iscrizione quando voglio.',
  failed: 'Qualcosa è andato storto',
  nothingLost: (address) => phrase`Ciò che hai scritto non è andato perso. Riprova o scrivi a ${address}.`,
  send: 'Richiedi un preventivo',
  sending: 'Invio…',
  promise: PROMISE,
  needed: `Ci servono l’azienda, il tuo nome, la tua email e il tuo consenso. ${PROMISE}`,
  noScript: (supportEmail) =>
    `Per inviare questo modulo serve JavaScript. Oppure scrivi semplicemente a ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Grazie',
  text: (address) =>
    phrase`La tua richiesta è arrivata. Una persona risponderà a ${address} entro un giorno lavorativo. A quell’indirizzo ti abbiamo mandato anche una conferma.`,
  dashboard: 'Vai all’area personale',
  another: 'Invia un’altra richiesta',
};
