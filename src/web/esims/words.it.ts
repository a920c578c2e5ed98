import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'Elimina eSIM',
  keep: 'Non eliminare',
  text: (country, plan) =>
    `${country}, ${plan}: l’eSIM sparisce dal tuo elenco. Continua a funzionare sul telefono, e la ritrovi sotto “eSIM nascoste”. Non è un rimborso.`,
  failed: 'L’eSIM non è stata eliminata. Riprova.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Le tue eSIM non si sono caricate',
  text: 'Le tue eSIM sono al sicuro. Controlla la connessione e riprova.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `eSIM nascoste (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Ripristina',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'L’eSIM non è stata ripristinata. Riprova.',
    text: 'È ancora sotto “eSIM nascoste”.',
  },
  hidden: (country) => `La tua eSIM ${country} non è più nell’elenco.`,
  undo: 'Annulla',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Ancora nessuna eSIM',
  text: 'La prima che acquisti sarà qui, pronta da installare.',
  browse: 'Sfoglia i piani',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`eSIM acquistate: ${count}`,
  countAloud: (count) => `${count} eSIM ${count === 1 ? 'acquistata' : 'acquistate'}`,
  more: (left) => `Mostra altre eSIM (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Il tuo ordine (${country}) è stato rimborsato`,
  coming: (amount, method, order) =>
    `Ordine ${order}, rimborso in arrivo: ${amount}${method === null ? '' : ` (${method})`}.`,
  sent: (amount, method, order) =>
    `Ordine ${order}, rimborso effettuato: ${amount} (${method ?? 'sul metodo con cui hai pagato'}).`,
  order: 'Vedi il tuo ordine',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `Il pagamento (${country}) è ancora in verifica`,
    text: (order) => `L’ordine ${order} lo sta aspettando.`,
  },
  paid: {
    eSIM: (country) => `La tua eSIM ${country} è in arrivo`,
    plan: (country) => `I tuoi dati aggiunti (${country}) sono in arrivo`,
    text: (order) => `L’ordine ${order} è pagato. Puoi chiudere questa pagina. Ti scriviamo appena è pronto.`,
  },
};
