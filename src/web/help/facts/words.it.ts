import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '24 ore su 24, tutti i giorni',
  chatHours: '9:00–18:00 (ora del Pacifico)',
  firstReply: '2\u00A0ore in media, diverse ore nei momenti di punta',
  businessReply: 'entro un giorno lavorativo',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Le imposte sono incluse.' : 'Non vengono applicate né IVA né imposte sulle vendite.';
