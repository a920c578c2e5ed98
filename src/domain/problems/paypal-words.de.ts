import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPal konnte dieses Zahlungsmittel nicht belasten. Es wurde nichts abgebucht. Bitte wähle ein anderes.',
  'ask-paypal':
    'Mit deinem PayPal-Konto ist diese Zahlung nicht möglich. Es wurde nichts abgebucht. PayPal kann dir den Grund nennen, oder du zahlst mit Karte.',
  'pay-by-card': 'PayPal lässt diese Zahlung nicht zu. Es wurde nichts abgebucht. Bitte bezahle mit Karte.',
  'try-later':
    'PayPal hat diese Zahlung abgelehnt. Es wurde nichts abgebucht. Du kannst es später noch einmal versuchen, in PayPal ein anderes Zahlungsmittel wählen oder mit Karte zahlen.',
  ours: 'Wir können gerade keine Zahlungen mit PayPal annehmen. Es wurde nichts abgebucht. Wir wissen Bescheid. Bitte bezahle mit Karte.',
};

const RUN_OUT =
  'Diese PayPal-Zahlung ist abgelaufen. Es wurde nichts abgebucht. Bitte tippe noch einmal auf PayPal oder bezahle mit Karte.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'Die Regeln, an die PayPal sich halten muss, lassen diese Zahlung nicht zu. Es wurde nichts abgebucht. PayPal kann dir den Grund nennen, oder du zahlst mit Karte.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'Mit deinem Konto kannst du bei PayPal nur Händler in deinem eigenen Land bezahlen. Es wurde nichts abgebucht. Bitte bezahle mit Karte.',
    DUPLICATE_INVOICE_ID:
      'PayPal meldet, dass dieser Kauf schon bezahlt ist, aber wir finden die Zahlung nicht. Jetzt wurde nichts abgebucht. Wir wissen Bescheid. Bitte schreib uns, bevor du anders bezahlst.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal lässt keinen weiteren Versuch für diese Zahlung zu. Es wurde nichts abgebucht. Bitte tippe noch einmal auf PayPal, um eine neue zu beginnen, oder bezahle mit Karte.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal hat dein Konto gesperrt oder geschlossen. Es wurde nichts abgebucht. PayPal kann dir den Grund nennen, oder du zahlst mit Karte.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal hat dein Konto eingeschränkt. Es wurde nichts abgebucht. PayPal kann dir den Grund nennen, oder du zahlst mit Karte.',
    PAYER_ACTION_REQUIRED:
      'PayPal braucht zuerst eine Bestätigung von dir. Es wurde nichts abgebucht. Bitte gehe zurück zu PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Diese Zahlung übersteigt das Limit deines PayPal-Kontos. Es wurde nichts abgebucht. PayPal kann dir sagen, wie du es erhöhst, oder du zahlst mit Karte.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
