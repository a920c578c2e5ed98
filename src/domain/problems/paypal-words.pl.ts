import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'PayPal nie może użyć tej metody płatności. Nie pobrano opłaty. Wybierz inną.',
  'ask-paypal':
    'Twoje konto PayPal nie pozwala na tę płatność. Nie pobrano opłaty. PayPal wyjaśni Ci powód, możesz też zapłacić kartą.',
  'pay-by-card': 'PayPal nie zezwala na tę płatność. Nie pobrano opłaty. Zapłać kartą.',
  'try-later':
    'PayPal odrzucił tę płatność. Nie pobrano opłaty. Spróbuj ponownie później, wybierz w PayPal inną metodę płatności albo zapłać kartą.',
  ours: 'Nie możemy teraz przyjmować płatności PayPal. Nie pobrano opłaty. Wiemy już o tym. Zapłać kartą.',
};

const RUN_OUT =
  'Ta płatność PayPal wygasła. Nie pobrano opłaty. Naciśnij PayPal jeszcze raz albo zapłać kartą.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'Przepisy, których PayPal musi przestrzegać, nie pozwalają na tę płatność. Nie pobrano opłaty. PayPal wyjaśni Ci powód, możesz też zapłacić kartą.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal pozwala z Twojego konta płacić tylko sprzedawcom z Twojego kraju. Nie pobrano opłaty. Zapłać kartą.',
    DUPLICATE_INVOICE_ID:
      'Według PayPal ten zakup został już opłacony, ale nie możemy znaleźć tej płatności. Tym razem nie pobrano opłaty. Wiemy już o tym. Napisz do nas, zanim zapłacisz w inny sposób.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal nie pozwala ponowić tej płatności. Nie pobrano opłaty. Naciśnij PayPal jeszcze raz, aby zacząć nową, albo zapłać kartą.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal zablokował lub zamknął Twoje konto. Nie pobrano opłaty. PayPal wyjaśni Ci powód, możesz też zapłacić kartą.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal ograniczył Twoje konto. Nie pobrano opłaty. PayPal wyjaśni Ci powód, możesz też zapłacić kartą.',
    PAYER_ACTION_REQUIRED:
      'PayPal potrzebuje najpierw Twojego potwierdzenia. Nie pobrano opłaty. Wróć do PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Ta płatność przekracza limit Twojego konta PayPal. Nie pobrano opłaty. PayPal podpowie, jak go zwiększyć, możesz też zapłacić kartą.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
