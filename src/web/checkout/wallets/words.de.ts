import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Oder anders bezahlen',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Eine andere Zahlung läuft gerade. Bitte warte, bis sie fertig ist.',
  noAddress: 'Bitte wähle in deinem Wallet eine E-Mail-Adresse. Dorthin geht deine eSIM.',
  priceChanged: (now) =>
    `Der Preis ist jetzt ${now}. Bitte schließ das hier und tippe noch einmal auf den Button.`,
  paidBefore: 'Dieser Kauf ist schon bezahlt. Bitte schließ das hier. Dir wird nichts weiter berechnet.',
  broken: 'Etwas ist schiefgelaufen. Bitte schließ das hier und versuch es noch einmal.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Deine eSIM geht' : 'Deine eSIMs gehen'} an ${email ?? 'die E-Mail-Adresse in deinem Wallet'}.`,
  others: 'Anders bezahlen',
};
