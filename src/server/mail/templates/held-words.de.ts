import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Deine Zahlung wird geprüft',
    lead: {
      eSIM: ({ country, method }) =>
        `danke für deine Bestellung einer eSIM (${country}). Die Zahlung per ${method} wird noch geprüft.`,
      plan: ({ country, method }) =>
        `danke für deine Bestellung eines Tarifs (${country}). Die Zahlung per ${method} wird noch geprüft.`,
    },
    next: {
      eSIM: 'Das kann Minuten dauern, bei einer Überweisung auch ein paar Tage. Sobald die Zahlung bestätigt ist, schicken wir dir deine eSIM per E-Mail. Du musst nichts tun und nicht noch einmal bezahlen.',
      plan: 'Das kann Minuten dauern, bei einer Überweisung auch ein paar Tage. Sobald die Zahlung bestätigt ist, fügen wir den Tarif deiner eSIM hinzu. Du musst nichts tun und nicht noch einmal bezahlen.',
    },
    action: 'Bestellung verfolgen',
    total: 'Wird geprüft',
  },
  denied: {
    subject: 'Deine Zahlung hat nicht geklappt',
    lead: {
      eSIM: ({ country, method }) =>
        `die Zahlung per ${method} für deine eSIM (${country}) wurde geprüft und hat nicht geklappt.`,
      plan: ({ country, method }) =>
        `die Zahlung per ${method} für deinen Tarif (${country}) wurde geprüft und hat nicht geklappt.`,
    },
    next: {
      eSIM: 'Bei uns ist kein Geld eingegangen. Deshalb ist die Bestellung storniert. Wenn du die eSIM noch möchtest, bestelle sie noch einmal und bezahle auf anderem Weg.',
      plan: 'Bei uns ist kein Geld eingegangen. Deshalb ist die Bestellung storniert. Wenn du den Tarif noch möchtest, bestelle ihn noch einmal und bezahle auf anderem Weg.',
    },
    total: 'Nicht abgebucht',
  },
};
