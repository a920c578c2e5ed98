import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'PayPal kon deze betaalmethode niet gebruiken. Er is niets afgeschreven. Kies een andere.',
  'ask-paypal':
    'Je PayPal-account kan deze betaling niet doen. Er is niets afgeschreven. PayPal kan je vertellen waarom, of je betaalt met kaart.',
  'pay-by-card': 'PayPal staat deze betaling niet toe. Er is niets afgeschreven. Betaal met kaart.',
  'try-later':
    'PayPal heeft deze betaling geweigerd. Er is niets afgeschreven. Je kunt het later opnieuw proberen, in PayPal een andere betaalmethode kiezen of met kaart betalen.',
  ours: 'We kunnen op dit moment geen PayPal-betalingen aannemen. Er is niets afgeschreven. Wij weten ervan. Betaal met kaart.',
};

const RUN_OUT =
  'Deze PayPal-betaling is verlopen. Er is niets afgeschreven. Druk nog een keer op PayPal, of betaal met kaart.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'De regels waar PayPal zich aan moet houden, staan deze betaling niet toe. Er is niets afgeschreven. PayPal kan je vertellen waarom, of je betaalt met kaart.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal laat je met dit account alleen verkopers in je eigen land betalen. Er is niets afgeschreven. Betaal met kaart.',
    DUPLICATE_INVOICE_ID:
      'Volgens PayPal is deze aankoop al betaald, maar we kunnen die betaling niet vinden. Nu is er niets afgeschreven. Wij weten ervan. Stuur ons een bericht voordat je op een andere manier betaalt.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal laat je deze betaling niet nog een keer proberen. Er is niets afgeschreven. Druk nog een keer op PayPal om een nieuwe te beginnen, of betaal met kaart.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal heeft je account geblokkeerd of gesloten. Er is niets afgeschreven. PayPal kan je vertellen waarom, of je betaalt met kaart.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal heeft je account beperkt. Er is niets afgeschreven. PayPal kan je vertellen waarom, of je betaalt met kaart.',
    PAYER_ACTION_REQUIRED:
      'PayPal heeft eerst een bevestiging van je nodig. Er is niets afgeschreven. Ga terug naar PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Deze betaling gaat over de limiet van je PayPal-account. Er is niets afgeschreven. PayPal kan je vertellen hoe je die verhoogt, of je betaalt met kaart.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
