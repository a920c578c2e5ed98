import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { counted } from '../../../domain/language-words.fr.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** 'Les 30 forfaits', '12 forfaits sur 30', 'Le forfait'. */
const share = (some: number, all: number) => {
  if (some < all) return `${counted(some, 'forfait')} sur ${all}`;
  return all === 1 ? 'Le forfait' : `Les ${counted(all, 'forfait')}`;
};

/** What a plan does, and what several do. */
type Verb = readonly [one: string, several: string];

const saidOf = (some: number, all: number, [one, several]: Verb) =>
  `${share(some, all)} ${some < 2 ? one : several}.`;

const unsaidOf = (unknown: number) => `Pour ${counted(unknown, 'autre')}, notre fournisseur ne précise rien.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: { yes: Verb; no: Verb; unknown: string },
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [saidOf(yes, all, words.yes)] : []),
    ...(no > 0 ? [saidOf(no, all, words.no)] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `Guide eSIM ${place}\u00A0: réseaux, 5G et données`,
    description: `Destination ${place}\u00A0: les réseaux de l’eSIM, la 5G, le partage de connexion, le début des jours, les données à prévoir et le cas d’un téléphone bloqué.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `${place}\u00A0: ce qu’il faut savoir avant d’acheter, d’après notre seul forfait.`
      : `${place}\u00A0: ce qu’il faut savoir avant d’acheter, d’après nos ${plans}\u00A0forfaits.`,
  back: (place) => `Forfaits ${place}`,
  seePlans: (plans) => (plans === 1 ? 'Voir le forfait' : `Voir les ${plans}\u00A0forfaits`),

  cost: {
    ask: (place) => `Combien coûte l’eSIM ${place}\u202F?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label} pour ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `Le forfait ${cheapest} coûte ${paid(low, guide)}.`
        : `Les forfaits coûtent de ${formatMoney(low)} à ${paid(high, guide)}. Le moins cher\u00A0: ${cheapest}.`;
    },
  },
  data: {
    ask: (place) => `${place}\u00A0: combien de données prévoir\u202F?`,
    answer: `Le GPS, les messages et un peu de vidéo consomment environ ${formatDataAmount(ENOUGH_A_DAY)} par jour. Voici les forfaits les moins chers qui suffisent à ce rythme.`,
    trip: (days) => `Pour ${formatDays(days)}\u00A0: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `Quels réseaux utilise l’eSIM ${place}\u202F?`,
    answer: (networks) => `Elle utilise ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Elle utilise les réseaux de partenaires locaux. Notre fournisseur ne précise pas lesquels.',
    perCountry: 'Elle utilise des réseaux différents dans chaque pays.',
    country: (name, networks) => `${name}\u00A0: ${networks}`,
    untold: (countries) => `Pour ${countries}\u00A0pays, notre fournisseur ne précise pas lesquels.`,
  },
  fiveG: {
    ask: (place) => `${place}\u00A0: y a-t-il la 5G\u202F?`,
    on: (brands) => `Oui, ${listed(brands)} ${brands.length === 1 ? 'l’a' : 'l’ont'}.`,
    onNone: 'Non, ces réseaux ne l’ont pas, d’après notre fournisseur.',
    in: (some, all) => `Oui, dans ${some}\u00A0pays sur ${all}, d’après notre fournisseur.`,
    inAll: (all) => (all === 1 ? 'Oui.' : `Oui, dans les ${all}\u00A0pays.`),
    inNone: 'Non, les réseaux sur place ne l’ont pas, d’après notre fournisseur.',
    networkUnknown: 'Notre fournisseur ne précise pas quels réseaux l’ont.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0)
        return saidOf(speeds['5G'], all, ['peut utiliser la 5G', 'peuvent utiliser la 5G']);
      if (speeds.unknown === all) return 'Notre fournisseur ne précise pas le débit des forfaits.';
      const of4g =
        speeds['4G'] > 0
          ? ` ${saidOf(speeds['4G'], all, ['peut utiliser la 4G', 'peuvent utiliser la 4G'])}`
          : '';
      return `Mais à notre connaissance, aucun forfait n’utilise la 5G.${of4g}`;
    },
  },
  starts: {
    ask: 'Quand les jours commencent-ils\u202F?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `à votre première connexion sur place (${place}), pas à l’installation`;
      if (unknown === all) return 'Notre fournisseur ne le précise pas.';
      if (first === all) return `Ils commencent ${online}.`;
      if (purchase === all) return 'À l’achat.';
      return [
        ...(first > 0 ? [saidOf(first, all, [`démarre ${online}`, `démarrent ${online}`])] : []),
        ...(purchase > 0 ? [saidOf(purchase, all, ['démarre à l’achat', 'démarrent à l’achat'])] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Puis-je partager la connexion\u202F?',
    answer: (told) =>
      countsIn(told, {
        yes: ['permet le partage de connexion', 'permettent le partage de connexion'],
        no: ['ne le permet pas', 'ne le permettent pas'],
        unknown: 'Notre fournisseur ne précise pas si ces forfaits le permettent. N’y comptez donc pas.',
      }),
  },
  unlimited: {
    ask: 'Quel est le débit des données illimitées\u202F?',
    answer:
      'Elles ne s’épuisent jamais. Chaque niveau vous donne ce volume à pleine vitesse toutes les 24\u00A0heures.',
    tier: (tier, amount, then) => `${tier}\u00A0: ${amount} à pleine vitesse, puis ${then}`,
  },
  topUp: {
    ask: 'Et si mes données s’épuisent\u202F?',
    answer: (told) =>
      countsIn(told, {
        yes: ['se recharge sur la même eSIM', 'se rechargent sur la même eSIM'],
        no: [
          'ne se recharge pas\u00A0: il faut une nouvelle eSIM pour plus de données',
          'ne se rechargent pas\u00A0: il faut une nouvelle eSIM pour plus de données',
        ],
        unknown: 'Notre fournisseur ne précise pas si ces forfaits se rechargent.',
      }),
  },
  idCheck: {
    ask: 'Dois-je présenter une pièce d’identité\u202F?',
    answer: (told) =>
      countsIn(told, {
        yes: ['en demande une', 'en demandent une'],
        no: ['n’en demande pas', 'n’en demandent pas'],
        unknown: 'Notre fournisseur ne le précise pas.',
      }),
  },
  locked: {
    ask: 'Fonctionne-t-elle dans un téléphone bloqué\u202F?',
    answer:
      'Non. Un téléphone bloqué par un opérateur n’accepte pas d’autre eSIM. Demandez à l’opérateur de le débloquer avant de partir. Il doit aussi être compatible eSIM.',
    check: 'Vérifier votre modèle',
  },
  regions: {
    title: (place) => `Une seule eSIM, ${place} et au-delà`,
    reach: (countries, price) =>
      price === null ? `, ${countries}\u00A0pays` : `, ${countries}\u00A0pays, dès ${formatMoney(price)}`,
  },
  near: {
    title: {
      country: (place) => `À proximité\u00A0: ${place}`,
      region: () => 'Vous n’allez que dans l’un d’eux\u202F?',
    },
    from: (price) => ` dès ${formatMoney(price)}`,
  },
};
