import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'Dettagli dell’eSIM e stato in tempo reale',
  facts: {
    country: 'Paese',
    data: 'Dati',
    validity: 'Validità',
    order: 'Numero d’ordine',
    price: 'Prezzo pagato',
    refunded: 'Rimborsato finora',
    paidWith: 'Pagato con',
    email: 'Email',
    bought: 'Acquisto',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'Il tuo ordine',
  moreData: {
    title: 'Altri dati',
    text: (country) =>
      `Aggiungi a questa eSIM un piano ${country} o una nuova destinazione. Non c’è niente da installare.`,
  },
  list: {
    title: 'Togli dal mio elenco',
    hidden: 'Questa eSIM è nascosta. Puoi ripristinarla dalle tue eSIM nascoste.',
    shown: 'La tua eSIM continua a funzionare sul telefono. Puoi sempre tornare indietro.',
    remove: 'Elimina eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Cronologia dell’ordine',
  failed: 'Non siamo riusciti a caricare la cronologia.',
  steps: {
    paid: 'Pagata',
    ordered: 'Ordinata',
    assigned: 'Assegnata',
    installed: 'Installata',
    first_use: 'Primo utilizzo',
    used_80: '80% usato',
    topped_up: 'Dati aggiunti',
    ended: 'Finita',
  },
  ends: {
    depleted: 'Tutti i dati usati',
    expired: 'Scaduta',
    lapsed: 'Decaduta',
    revoked: 'Ritirata',
    refunded: 'Rimborsata',
  },
  sources: {
    shop: 'dai nostri registri',
    network: 'dalla rete',
    noticed: 'rilevato da noi',
  },
  from: (when, source) => phrase`${when}, ${source}`,
  never: 'Mai',
  notYet: 'Non ancora',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Stato in tempo reale',
  refresh: 'Aggiorna',
  returned: 'Questa eSIM è stata ritirata, perciò la rete non la conosce più.',
  failed: {
    title: 'In questo momento non riusciamo a raggiungere la rete.',
    text: 'Queste sono le ultime informazioni che ci ha dato. Riprova fra qualche minuto.',
  },
  facts: {
    status: 'Stato',
    state: 'Situazione',
    data: 'Dati nel piano',
    used: 'Usati',
    remaining: 'Rimasti',
    usage: 'Consumo',
    atFullSpeed: 'Oggi alla massima velocità',
    assigned: 'Assegnata',
    reference: 'Riferimento di assegnazione',
    daysStarted: 'Inizio dei giorni',
    daysEnd: 'Fine dei giorni',
    updated: 'Ultimo aggiornamento',
  },
  technical: 'Dettagli tecnici',
  unknown: 'N/D',
  leftOf: (left, of) => `${left} su ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Rimborso',
  offer: (what, until) =>
    what === 'plan'
      ? phrase`Se non l’hai usato, puoi restituire questo piano e avere un rimborso completo. Scadenza: ${until}.`
      : phrase`Se non l’hai usata, puoi restituire questa eSIM e avere un rimborso completo. Scadenza: ${until}.`,
  coming: (amount) => `Rimborso in arrivo: ${amount}.`,
  sent: (amount, date) => phrase`Ti abbiamo rimborsato ${amount} in data ${date}.`,
  takenBack: (what) =>
    what === 'plan'
      ? 'Questo piano è stato ritirato senza rimborso.'
      : 'Questa eSIM è stata ritirata senza rimborso.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Abbiamo chiesto alla rete',
  paused: 'La tua restituzione è registrata',
  text: (what, amount) =>
    what === 'plan'
      ? `Sarà la rete a decidere se riprende questo piano. Se lo riprende, rimborsiamo ${amount} sul metodo con cui hai pagato. Fino ad allora non usarlo.`
      : `Sarà la rete a decidere se riprende questa eSIM. Se la riprende, rimborsiamo ${amount} sul metodo con cui hai pagato. Fino ad allora non usarla.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'plan' ? 'Vuoi restituire questo piano?' : 'Vuoi restituire questa eSIM?'),
  terms: (place, plan, what, price) =>
    what === 'plan'
      ? `Ritiriamo per sempre il tuo piano ${place} (${plan}) e rimborsiamo ${price} sul metodo con cui hai pagato.`
      : `Ritiriamo per sempre la tua eSIM ${place} (${plan}) e rimborsiamo ${price} sul metodo con cui hai pagato.`,
  stays: {
    plan: 'La tua eSIM e gli altri suoi piani restano come sono.',
    eSIM: 'Se è già sul tuo telefono, rimuovila da lì.',
  },
  yes: (what, price) =>
    what === 'plan' ? `Restituisci il piano e riavrai ${price}` : `Restituisci l’eSIM e riavrai ${price}`,
  keep: 'Non restituire',
  failed: 'Non è cambiato nulla.',
  confirm: {
    title: 'Controlla la tua email',
    sent: (to) => `Abbiamo scritto a ${to} per avere conferma.`,
    text: (what, hours) =>
      what === 'plan'
        ? `Questo piano è stato acquistato con quell’indirizzo, che non è quello del tuo account. Per restituirlo, apri il link dell’email entro ${hours}\u00A0ore. Fino ad allora non cambia nulla.`
        : `Questa eSIM è stata acquistata con quell’indirizzo, che non è quello del tuo account. Per restituirla, apri il link dell’email entro ${hours}\u00A0ore. Fino ad allora non cambia nulla.`,
  },
  returned: {
    title: 'Il tuo rimborso è in arrivo',
    amount: (price) => `Rimborsiamo ${price} sul metodo con cui hai pagato.`,
    plan: 'Il piano non è più sulla tua eSIM.',
    eSIM: 'L’eSIM non funziona più.',
  },
};
