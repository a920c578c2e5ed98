import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Données',
  validity: 'Validité',
  coverage: 'Couverture',
  price: 'Prix du forfait',
  code: (code) => `Code ${code}`,
  reverseCharge: 'TVA (autoliquidation)',
  total: 'Total',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Récapitulatif de la commande',
  onto: 'Ajouté à',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Début',
  ends: 'Fin',
  taxes: 'Taxes, frais de service',
  included: 'Compris',
  untaxed: 'Aucune TVA ni taxe sur les ventes n’est facturée.',
  speed: (speeds) => `Débit\u00A0: ${speeds ?? 'inconnu'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. Les jours commencent à la première utilisation (${country}).`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${gigabytes.toString().replace('.', ',')}\u00A0Go par jour à pleine vitesse, puis ${slower}`,
  startsIn: (place) => `Débute à la première utilisation (${place})`,
};
