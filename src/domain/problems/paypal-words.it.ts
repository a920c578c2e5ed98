import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPal non è riuscito a usare questo metodo di pagamento. Non ti è stato addebitato nulla. Scegline un altro.',
  'ask-paypal':
    'Il tuo account PayPal non può fare questo pagamento. Non ti è stato addebitato nulla. PayPal può dirti perché. Puoi anche pagare con carta.',
  'pay-by-card': 'PayPal non permette questo pagamento. Non ti è stato addebitato nulla. Paga con carta.',
  'try-later':
    'PayPal ha rifiutato questo pagamento. Non ti è stato addebitato nulla. Riprova più tardi, scegli un altro metodo di pagamento in PayPal, o paga con carta.',
  ours: 'In questo momento non possiamo accettare PayPal. Non ti è stato addebitato nulla. Siamo già stati avvisati: intanto paga con carta.',
};

const RUN_OUT =
  'Questo pagamento PayPal è scaduto. Non ti è stato addebitato nulla. Premi di nuovo PayPal, o paga con carta.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'Le regole che PayPal deve seguire non permettono questo pagamento. Non ti è stato addebitato nulla. PayPal può dirti perché. Puoi anche pagare con carta.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal ti permette di pagare solo venditori del tuo Paese. Non ti è stato addebitato nulla. Paga con carta.',
    DUPLICATE_INVOICE_ID:
      'Per PayPal questo acquisto è già stato pagato, ma non troviamo quel pagamento. Questa volta non ti è stato addebitato nulla. Siamo già stati avvisati: scrivici prima di pagare in un altro modo.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal non ti fa ritentare questo pagamento. Non ti è stato addebitato nulla. Premi di nuovo PayPal per iniziarne uno nuovo, o paga con carta.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal ha bloccato o chiuso il tuo account. Non ti è stato addebitato nulla. PayPal può dirti perché. Puoi anche pagare con carta.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal ha limitato il tuo account. Non ti è stato addebitato nulla. PayPal può dirti perché. Puoi anche pagare con carta.',
    PAYER_ACTION_REQUIRED:
      'PayPal ha prima bisogno di una tua conferma. Non ti è stato addebitato nulla. Torna su PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Questo pagamento supera il limite del tuo account PayPal. Non ti è stato addebitato nulla. PayPal può dirti come alzarlo. Puoi anche pagare con carta.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
