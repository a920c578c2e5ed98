import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'Dag en nacht, elke dag',
  chatHours: '09:00–18:00 uur (Pacific Time)',
  firstReply: 'gemiddeld 2 uur, en enkele uren als het druk is',
  businessReply: 'binnen één werkdag',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Belastingen zijn inbegrepen.' : 'We berekenen geen btw of andere verkoopbelasting.';
