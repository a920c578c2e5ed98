import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'Całą dobę, codziennie',
  chatHours: '9:00–18:00 czasu pacyficznego (USA)',
  firstReply: 'średnio 2 godziny, a przy dużym ruchu kilka godzin',
  businessReply: 'w ciągu jednego dnia roboczego',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Podatki są wliczone w cenę.' : 'Nie naliczamy VAT ani podatku od sprzedaży.';
