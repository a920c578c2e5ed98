import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'Her gün, günün her saati',
  chatHours: '09:00–18:00 (ABD Pasifik saati)',
  firstReply: 'ortalama 2 saat, yoğun zamanlarda birkaç saat',
  businessReply: 'bir iş günü içinde',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Vergiler dahildir.' : 'KDV veya satış vergisi alınmaz.';
