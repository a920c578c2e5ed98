import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPal n’a pas pu utiliser ce moyen de paiement. Rien n’a été débité. Choisissez-en un autre.',
  'ask-paypal':
    'Votre compte PayPal ne permet pas ce paiement. Rien n’a été débité. PayPal peut vous dire pourquoi. Vous pouvez aussi payer par carte.',
  'pay-by-card': 'PayPal n’autorise pas ce paiement. Rien n’a été débité. Payez par carte.',
  'try-later':
    'PayPal a refusé ce paiement. Rien n’a été débité. Réessayez plus tard, choisissez un autre moyen de paiement dans PayPal, ou payez par carte.',
  ours: 'Nous ne pouvons pas accepter PayPal en ce moment. Rien n’a été débité. Notre équipe est prévenue. Payez par carte.',
};

const RUN_OUT =
  'Ce paiement PayPal a expiré. Rien n’a été débité. Appuyez de nouveau sur PayPal, ou payez par carte.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'Les règles que PayPal doit suivre n’autorisent pas ce paiement. Rien n’a été débité. PayPal peut vous dire pourquoi. Vous pouvez aussi payer par carte.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal ne vous permet de payer que des vendeurs de votre propre pays. Rien n’a été débité. Payez par carte.',
    DUPLICATE_INVOICE_ID:
      'D’après PayPal, cet achat est déjà payé, mais nous ne trouvons pas ce paiement. Rien n’a été débité cette fois. Notre équipe est prévenue. Écrivez-nous avant de payer autrement.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal n’accepte plus de nouvelle tentative pour ce paiement. Rien n’a été débité. Appuyez de nouveau sur PayPal pour en commencer un autre, ou payez par carte.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal a bloqué ou fermé votre compte. Rien n’a été débité. PayPal peut vous dire pourquoi. Vous pouvez aussi payer par carte.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal a limité votre compte. Rien n’a été débité. PayPal peut vous dire pourquoi. Vous pouvez aussi payer par carte.',
    PAYER_ACTION_REQUIRED:
      'PayPal a d’abord besoin d’une confirmation de votre part. Rien n’a été débité. Retournez sur PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Ce paiement dépasse la limite de votre compte PayPal. Rien n’a été débité. PayPal peut vous dire comment la relever. Vous pouvez aussi payer par carte.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
