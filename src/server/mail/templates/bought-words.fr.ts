import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Votre jour commence à la première connexion de votre téléphone sur place (${country}).`
      : `Vos ${formatDays(days)} commencent à la première connexion de votre téléphone sur place (${country}).`,
  isValid: (days) => `Votre forfait est valable ${formatDays(days)}.`,
  rows: {
    price: 'Prix du forfait',
    code: (code) => `Code promo ${code}`,
    speed: 'Débit',
  },
  summary: 'Récapitulatif contractuel',
  speed: (gigabytes, speed) =>
    `${String(gigabytes).replace('.', ',')}\u00A0Go par jour à pleine vitesse, puis ${speed}`,
  total: 'Total payé',
  declared: (begin, ends) =>
    `Lors du paiement, vous avez déclaré\u00A0: «\u00A0${begin}\u00A0» et «\u00A0${ends}\u00A0»`,
  refund: {
    eSIM: (hours) =>
      `Vous avez changé d’avis\u202F? Vous pouvez obtenir un remboursement intégral pendant ${formatHours(hours)} si l’eSIM n’a été ni activée ni utilisée.`,
    plan: (hours) =>
      `Vous avez changé d’avis\u202F? Vous pouvez obtenir un remboursement intégral pendant ${formatHours(hours)} si le forfait n’a pas été utilisé.`,
  },
};
