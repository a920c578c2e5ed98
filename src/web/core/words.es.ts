import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, comisión incluida`;

export const expressWords: string = 'Pago exprés';

export const asGuestWords: string = 'Continuar sin cuenta';

/** 'y' is 'e' before its own sound: 'China e India', but 'agua y hielo'. */
const SOUNDS_LIKE_Y = /^h?[ií](?![aeoáéó])/iu;

/** 'Japón, Malasia y Perú': Spanish has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) => {
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : `${names.slice(0, -1).join(', ')} ${SOUNDS_LIKE_Y.test(last) ? 'e' : 'y'} ${last}`;
};

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Ver mis eSIM',
  followOrder: 'Seguir tu pedido',
  followThis: 'Seguir este pedido',
  addData: 'Añadir datos',
  sameAgain: 'Repetir plan',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  refundPolicy: 'Política de reembolsos',
  getRefund: 'Pedir un reembolso',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Se pide identificación',
  more: 'Ten el pasaporte a mano',
};
