import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'O PayPal não conseguiu usar esta forma de pagamento. Nada foi cobrado. Escolha outra.',
  'ask-paypal':
    'Sua conta do PayPal não pode fazer este pagamento. Nada foi cobrado. O PayPal pode explicar o motivo, ou você pode pagar no cartão.',
  'pay-by-card': 'O PayPal não permite este pagamento. Nada foi cobrado. Pague no cartão.',
  'try-later':
    'O PayPal recusou este pagamento. Nada foi cobrado. Tente de novo mais tarde, escolha outra forma de pagamento no PayPal ou pague no cartão.',
  ours: 'Não podemos aceitar pagamentos com PayPal agora. Nada foi cobrado. Nossa equipe já foi avisada. Pague no cartão.',
};

const RUN_OUT =
  'Este pagamento com PayPal expirou. Nada foi cobrado. Toque em PayPal de novo ou pague no cartão.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'As regras que o PayPal precisa seguir não permitem este pagamento. Nada foi cobrado. O PayPal pode explicar o motivo, ou você pode pagar no cartão.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'O PayPal só permite que sua conta pague vendedores do seu próprio país. Nada foi cobrado. Pague no cartão.',
    DUPLICATE_INVOICE_ID:
      'Segundo o PayPal, esta compra já foi paga, mas não encontramos esse pagamento. Nada foi cobrado agora. Nossa equipe já foi avisada. Escreva para a gente antes de pagar de outra forma.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'O PayPal não deixa você tentar este pagamento outra vez. Nada foi cobrado. Toque em PayPal de novo para começar outro ou pague no cartão.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'O PayPal bloqueou ou encerrou sua conta. Nada foi cobrado. O PayPal pode explicar o motivo, ou você pode pagar no cartão.',
    PAYER_ACCOUNT_RESTRICTED:
      'O PayPal restringiu sua conta. Nada foi cobrado. O PayPal pode explicar o motivo, ou você pode pagar no cartão.',
    PAYER_ACTION_REQUIRED:
      'O PayPal precisa que você confirme algo antes. Nada foi cobrado. Volte ao PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Este pagamento passa do limite da sua conta do PayPal. Nada foi cobrado. O PayPal pode explicar como aumentar o limite, ou você pode pagar no cartão.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
