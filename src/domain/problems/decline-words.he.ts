import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'הכרטיס שלכם נדחה.'],
  ['Your card has insufficient funds.', 'אין בכרטיס שלכם יתרה מספקת.'],
  ['Your card has expired.', 'תוקף הכרטיס שלכם פג.'],
  ['Your card’s security code is incorrect.', 'קוד האבטחה של הכרטיס שגוי.'],
  ['Your card number is incorrect.', 'מספר הכרטיס שגוי.'],
  ['Your card does not support this type of purchase.', 'הכרטיס שלכם לא מאפשר רכישה מסוג זה.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'התשלום נדחה.';
