import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Kartendaten',
  loading: 'Das Kartenformular lädt …',
  failed: 'Das Kartenformular hat nicht geladen.',
  otherWays: (other) =>
    other
      ? `Vielleicht blockiert ein Werbeblocker oder dein Netz unseren Zahlungsdienst Stripe. Mit ${other} geht es ohne ihn.`
      : 'Vielleicht blockiert ein Werbeblocker oder dein Netz unseren Zahlungsdienst Stripe. Schalte den Blocker für diese Seite aus oder nimm einen anderen Browser oder ein anderes Netz.',
  complete: 'Die Kartendaten sind vollständig',
  incomplete: 'Bitte gib die vollständigen Kartendaten ein',
  who: 'Stripe wickelt die Zahlung ab. Wir sehen deine Kartennummer nie.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Zahlung',
  card: 'Kredit- oder Debitkarte',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} öffnet eine eigene Seite und bringt dich dann hierher zurück.`,
  paypalHint: 'PayPal öffnet ein eigenes Fenster und bringt dich dann hierher zurück.',
  currency: 'Währung',
  notIn: (name, currency) => `${name} nimmt ${currency} nicht an. Zahl stattdessen mit Karte.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPal lädt …',
  failed: {
    title: 'PayPal hat nicht geladen.',
    text: 'Versuch es noch einmal oder bezahle mit Karte.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Karte fürs nächste Mal speichern',
  hint: 'Unser Zahlungsdienst Stripe verwahrt sie, wir sehen nur die letzten vier Ziffern. Belastet wird sie nur, wenn du einen Kauf bestätigst. In deinem Konto kannst du sie jederzeit entfernen.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Welche Karte',
  other: 'Andere Karte verwenden',
};
