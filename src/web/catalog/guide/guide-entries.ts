import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { formatSpeed } from '../../../domain/catalog/plan-facts.ts';
import { startingPriceOf } from '../../../domain/catalog/plan.ts';
import type { ListedPrice } from '../../../domain/catalog/price-sheet.ts';
import { isSameMoney } from '../../../domain/money.ts';
import { paths } from '../../core/paths.ts';
import { namedNetworks } from '../../plans/words.ts';
import { guideWords as words } from './words.ts';

/** A line under an answer, perhaps with a link. */
export interface GuideLine {
  before?: string;
  link?: { to: string; text: string };
  after?: string;
  price?: ListedPrice | null;
}

interface GuideEntry {
  /** Part of the address: never change one that is published. */
  id: string;
  title: string;
  /** Left out if the lines say everything: then the entry is not a question but a list of links. */
  answer?: string;
  /** In the answer. */
  prices?: ListedPrice[];
  lines?: GuideLine[];
}

export const pageOfPlace = ({ kind, id }: PlaceGuide) =>
  kind === 'country' ? paths.country(id) : paths.region(id);

/** A place's questions and answers, the most common first. Questions without an answer are left out. */
export function guideEntries(guide: PlaceGuide): GuideEntry[] {
  const { low, high } = guide.paid;
  const { name, trips, tiers, starts, hotspot, topUp, idCheck, regions, near } = guide;
  const page = pageOfPlace(guide);
  const entries: (GuideEntry | false)[] = [
    {
      id: 'cost',
      title: words.cost.ask(name),
      answer: words.cost.answer(guide),
      prices: isSameMoney(low, high) ? [low] : [low, high],
    },
    trips.length > 0 && {
      id: 'data',
      title: words.data.ask(name),
      answer: words.data.answer,
      lines: trips.map(({ days, plan }) => ({
        before: words.data.trip(days),
        link: { to: `${page}?${new URLSearchParams({ plan: plan.name })}`, text: words.data.plan(plan) },
        after: words.data.paid(plan, guide),
        price: plan.paid,
      })),
    },
    networksIn(guide),
    { id: '5g', title: words.fiveG.ask(name), answer: fiveGIn(guide) },
    { id: 'start', title: words.starts.ask, answer: words.starts.answer(name, starts) },
    { id: 'hotspot', title: words.hotspot.ask, answer: words.hotspot.answer(hotspot) },
    tiers.length > 0 && {
      id: 'unlimited',
      title: words.unlimited.ask,
      answer: words.unlimited.answer,
      lines: tiers.map(({ tier, fullSpeedMb, thenKbps }) => ({
        before: words.unlimited.tier(tier, formatDataAmount(fullSpeedMb), formatSpeed(thenKbps)),
      })),
    },
    { id: 'top-up', title: words.topUp.ask, answer: words.topUp.answer(topUp) },
    idCheck.yes + idCheck.no > 0 && {
      id: 'id-check',
      title: words.idCheck.ask,
      answer: words.idCheck.answer(idCheck),
    },
    {
      id: 'locked',
      title: words.locked.ask,
      answer: words.locked.answer,
      lines: [{ link: { to: paths.deviceChecker(), text: words.locked.check } }],
    },
    regions.length > 0 && {
      id: 'regions',
      title: words.regions.title(name),
      lines: regions.map((region) => ({
        link: { to: paths.region(region.slug), text: region.name },
        after: words.regions.reach(region.countries_count, startingPriceOf(region)),
        price: startingPriceOf(region),
      })),
    },
    near.length > 0 && {
      id: 'near',
      title: words.near.title[guide.kind](name),
      lines: near.map(({ iso, name: country, price }) => ({
        link: { to: paths.country(iso), text: country },
        after: words.near.from(price),
        price,
      })),
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** A line as plain text. */
export const textOfLine = ({ before = '', link, after = '' }: GuideLine) =>
  `${before}${link?.text ?? ''}${after}`;

function networksIn({ kind, name, networks, countries }: PlaceGuide): GuideEntry {
  const entry = { id: 'networks', title: words.networks.ask(name) };
  if (kind === 'country')
    return {
      ...entry,
      answer: networks.length > 0 ? words.networks.answer(networks) : words.networks.unknown,
    };
  const told = countries.filter(({ networks: known }) => known.length > 0);
  if (told.length === 0) return { ...entry, answer: words.networks.unknown };
  const untold = countries.length - told.length;
  return {
    ...entry,
    answer:
      untold > 0
        ? `${words.networks.untold(untold)} ${words.networks.perCountry}`
        : words.networks.perCountry,
    lines: told.map(({ name: country, networks: known }) => ({
      before: words.networks.country(country, namedNetworks(known)),
    })),
  };
}

function fiveGIn(guide: PlaceGuide): string {
  const { kind, networks, countries } = guide;
  const all =
    kind === 'country' ? networks.length : countries.filter((one) => one.networks.length > 0).length;
  const where =
    all === 0 ? words.fiveG.networkUnknown : kind === 'country' ? onNetworks(guide) : inCountries(guide);
  return `${where} ${words.fiveG.plans(guide)}`;
}

function onNetworks({ networks }: PlaceGuide): string {
  const fast = networks.filter(({ has_5g: isFast }) => isFast).map(({ brand }) => brand);
  return fast.length > 0 ? words.fiveG.on(fast) : words.fiveG.onNone;
}

function inCountries({ countries }: PlaceGuide): string {
  const fast = countries.filter(({ networks }) => networks.some(({ has_5g: isFast }) => isFast));
  if (fast.length === 0) return words.fiveG.inNone;
  if (fast.length === countries.length) return words.fiveG.inAll(fast.length);
  return words.fiveG.in(fast.length, countries.length);
}
