import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, commissione inclusa`;

export const expressWords: string = 'Pagamento rapido';

export const asGuestWords: string = 'Continua senza account';

/** Italian has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Vedi le mie eSIM',
  followOrder: 'Segui il tuo ordine',
  followThis: 'Segui questo ordine',
  addData: 'Aggiungi dati',
  sameAgain: 'Di nuovo lo stesso',
  terms: 'Termini di servizio',
  privacy: 'Informativa sulla privacy',
  refundPolicy: 'Politica di rimborso',
  getRefund: 'Ottieni un rimborso',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Serve un documento',
  more: 'Tieni a portata di mano il passaporto',
};
