import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, taxa incluída`;

export const expressWords: string = 'Pagamento rápido';

export const asGuestWords: string = 'Continuar sem conta';

/** 'Japão, Malásia e Peru': Portuguese has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Ver meus eSIMs',
  followOrder: 'Acompanhar seu pedido',
  followThis: 'Acompanhar este pedido',
  addData: 'Adicionar dados',
  sameAgain: 'Repetir plano',
  terms: 'Termos de serviço',
  privacy: 'Política de privacidade',
  refundPolicy: 'Política de reembolso',
  getRefund: 'Pedir reembolso',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Pede documento',
  more: 'Deixe o passaporte à mão',
};
