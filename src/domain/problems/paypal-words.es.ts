import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'PayPal no ha podido usar este método de pago. No se ha cobrado nada. Elige otro.',
  'ask-paypal':
    'Tu cuenta de PayPal no puede hacer este pago. No se ha cobrado nada. PayPal puede decirte por qué, o puedes pagar con tarjeta.',
  'pay-by-card': 'PayPal no permite este pago. No se ha cobrado nada. Paga con tarjeta.',
  'try-later':
    'PayPal ha rechazado este pago. No se ha cobrado nada. Inténtalo de nuevo más tarde, elige otro método de pago en PayPal o paga con tarjeta.',
  ours: 'Ahora mismo no podemos aceptar pagos con PayPal. No se ha cobrado nada. Nuestro equipo ya lo sabe: paga con tarjeta.',
};

const RUN_OUT =
  'Este pago con PayPal ha caducado. No se ha cobrado nada. Vuelve a tocar PayPal o paga con tarjeta.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'Las normas que PayPal debe cumplir no permiten este pago. No se ha cobrado nada. PayPal puede decirte por qué, o puedes pagar con tarjeta.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal solo permite que tu cuenta pague a vendedores de tu propio país. No se ha cobrado nada. Paga con tarjeta.',
    DUPLICATE_INVOICE_ID:
      'Según PayPal, esta compra ya se pagó, pero no encontramos ese pago. Esta vez no se ha cobrado nada. Nuestro equipo ya lo sabe: escríbenos antes de pagar de otra forma.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal no te deja intentar este pago otra vez. No se ha cobrado nada. Vuelve a tocar PayPal para empezar uno nuevo o paga con tarjeta.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal ha bloqueado o cerrado tu cuenta. No se ha cobrado nada. PayPal puede decirte por qué, o puedes pagar con tarjeta.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal ha restringido tu cuenta. No se ha cobrado nada. PayPal puede decirte por qué, o puedes pagar con tarjeta.',
    PAYER_ACTION_REQUIRED:
      'PayPal necesita que confirmes algo primero. No se ha cobrado nada. Vuelve a PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Este pago supera el límite de tu cuenta de PayPal. No se ha cobrado nada. PayPal puede decirte cómo ampliarlo, o puedes pagar con tarjeta.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
