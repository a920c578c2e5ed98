import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { counted } from '../../domain/language-words.fr.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Choisissez votre forfait',
  count: (plans) => counted(plans, 'forfait'),
  range: (low, high) => `, de ${formatMoney(low)} à ${formatMoney(high)}`,
  more: (hidden) => `Voir plus de forfaits (${hidden})`,
  less: { country: 'Voir moins de forfaits', region: 'Voir moins' },
  skip: 'Aller à l’achat',
  details: 'Détails',
  detailsOf: (plan) => `Détails du forfait\u00A0: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Autres données fixes' : 'Données fixes';
    return isAgain ? 'Autres données illimitées' : 'Données illimitées';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Ce forfait n’est plus en vente'}. Choisi à la place\u00A0: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Aucun forfait pour ces filtres.', showAll: 'Afficher tous les forfaits' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const kind = type === 'fixed' ? ' fixe' : type === 'unlimited' ? ' illimité' : '';
  const amount = least === UNLIMITED ? 'de données illimitées' : formatDataAmount(least);
  return `Aucun forfait${kind} n’offre ${amount}${days ? ` pour ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'messages',
  maps: 'GPS et messages',
  calls: 'appels vidéo',
  video: 'vidéo',
};

export const perUnit: typeof source.perUnit = (price, unit) =>
  `${price}/${unit === 'day' ? 'jour' : unit.replace('GB', 'Go')}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Pleine vitesse par jour\u00A0: inconnue';
    return `${formatDataAmount(fullSpeedMb)}/jour, puis ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'GPS et messages seulement';
  return days < duration
    ? `Env. ${formatDays(days)} de GPS, un peu de vidéo`
    : `GPS, un peu de vidéo ${days === 1 ? 'toute la journée' : 'chaque jour'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Idéal pour ${formatDays(days)}, ${plan.isUnlimited ? 'inépuisable' : `à ${formatDataAmount(amountADay(plan, days))} par jour`}`,
  tiers: 'Que sont les niveaux\u202F?',
  tiersTitle: 'L’illimité ne s’épuise jamais',
  tiersText:
    'Les niveaux diffèrent par leur débit. Vos données à pleine vitesse se renouvellent toutes les 24\u00A0heures.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} par jour à pleine vitesse, puis ${formatSpeed(thenKbps)}, assez pour\u00A0: ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Durée',
  all: 'Tous',
  data: 'Données',
  size: (amount) => `${amount} ou plus`,
  types: { unlimited: 'Illimité', fixed: 'Données fixes' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Votre choix',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Total',
  charged: 'Vous payez',
  buy: 'Acheter',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Est-ce que ça marchera\u202F?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `Réseaux\u00A0: ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'Données'} sur les réseaux locaux`,
  refund: (time) => `Remboursable ${time} si inutilisé`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Bon à savoir',
  startsOnArrival: {
    what: 'Débute à l’arrivée',
    more: (place) => `Jours comptés dès la première utilisation (${place})`,
  },
  startsAtOnce: { what: 'Débute aussitôt', more: 'Les jours comptent dès l’achat' },
  startUnknown: { what: 'Peut débuter aussitôt', more: 'Achetez-le juste avant de partir' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'Sur les réseaux de partenaires locaux',
  },
  speedsUnknown: {
    what: 'Débit selon le réseau',
    more: 'Sur les réseaux de partenaires locaux',
  },
  topUp: { what: 'Rechargeable', more: 'Même eSIM, plus de données ou de jours' },
  noTopUp: { what: 'Non rechargeable', more: 'Il faut une nouvelle eSIM pour plus de données' },
  topUpUnknown: {
    what: 'Recharge non garantie',
    more: 'Il faudra peut-être une nouvelle eSIM',
  },
  noIdCheck: { what: 'Sans pièce d’identité', more: 'Installez et partez' },
  idCheckUnknown: {
    what: 'Pièce d’identité possible',
    more: 'Ayez votre passeport sous la main',
  },
};
