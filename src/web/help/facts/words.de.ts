import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'Rund um die Uhr, jeden Tag',
  chatHours: '09:00–18:00 Uhr (US-Pazifikzeit)',
  firstReply: 'im Schnitt 2 Stunden, bei viel Betrieb mehrere Stunden',
  businessReply: 'innerhalb eines Werktags',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Steuern sind enthalten.' : 'Es wird weder Mehrwertsteuer noch Verkaufssteuer berechnet.';
