import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: '24\u00A0heures sur 24, tous les jours',
  chatHours: '9\u00A0h – 18\u00A0h (heure du Pacifique)',
  firstReply: '2\u00A0heures en moyenne, et plusieurs heures en cas d’affluence',
  businessReply: 'sous un jour ouvré',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Les taxes sont comprises.' : 'Aucune TVA ni taxe sur les ventes n’est facturée.';
