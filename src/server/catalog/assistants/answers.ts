import type { z } from 'zod';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { planForTrip } from '../../../domain/catalog/plan-advice.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { nearestDestination, searchDestinations, searchIndexOf } from '../../../domain/catalog/search.ts';
import { DEVICES, deviceName, findDevices } from '../../../domain/help/find-devices.ts';
import { isSameMoney, ofCents, ofDollars } from '../../../domain/money.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import { oneLine } from '../../core/one-line.ts';
import type { Deps } from '../../deps.ts';
import { mustBeOnSale } from '../../operations/switches/on-sale.ts';
import { readSearchNames } from '../answers.ts';
import { placeLink, type SoldPlace, soldPlaces } from '../places.ts';
import { amountsOf, shownOffer } from '../quote.ts';
import type { Snapshot } from '../snapshot.ts';
import type {
  deviceInput,
  deviceOutput,
  installOutput,
  linkOutput,
  listInput,
  listOutput,
  placeOutput,
  planAnswer,
  planInput,
  planOutput,
  quoteOutput,
  refundOutput,
  searchInput,
  searchOutput,
} from './schemas.ts';
import { assistantWords } from './words.ts';

export type AssistantDeps = Pick<Deps, 'catalog' | 'settings' | 'processors' | 'switches' | 'log'>;

/** Something was asked for that is not there; the text is for the assistant. */
export class NotThere extends Error {}

const MOST_DESTINATIONS = 10;
const MOST_PLANS = 40;
const MOST_MODELS = 20;
/** Longer is no name. */
const LONGEST_NAME = 120;

const placesKnown = new WeakMap<Snapshot, readonly SoldPlace[]>();

function placesOf(snapshot: Snapshot): readonly SoldPlace[] {
  const places = placesKnown.get(snapshot) ?? soldPlaces(snapshot);
  placesKnown.set(snapshot, places);
  return places;
}

/** A name of the catalogue as data: one line, of a name's length, without characters that nobody sees. */
function asData(text: string): string {
  return oneLine(text)
    .replace(/\p{Cf}/gu, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed();
}

function placeIn({ catalog }: AssistantDeps, code: string): SoldPlace {
  const wanted = code.toUpperCase();
  const place = placesOf(catalog.current()).find((each) => each.code.toUpperCase() === wanted);
  if (!place) throw new NotThere(assistantWords.noPlace);
  return place;
}

function planIn(deps: AssistantDeps, { place: code, plan: id }: z.infer<typeof planInput>) {
  const place = placeIn(deps, code);
  const plan = place.plans.find(({ bundle_name }) => bundle_name === id);
  if (!plan) throw new NotThere(assistantWords.noPlan);
  return { place, plan };
}

const priceOf = ({ card_total }: SoldPlan) => ofDollars(card_total);
const byPrice = (a: SoldPlan, b: SoldPlan) => a.card_total - b.card_total || a.duration - b.duration;

function showPlace({ settings }: AssistantDeps, place: SoldPlace): z.infer<typeof placeOutput> {
  const [cheapest] = place.plans.toSorted(byPrice);
  if (!cheapest) throw new Error(`${place.code} sells nothing`);
  return {
    kind: place.kind,
    code: place.code,
    name: asData(place.name),
    url: placeLink(settings.BASE_URL, place, OWN_CODES.assistant),
    plans: place.plans.length,
    cheapest: priceOf(cheapest),
  };
}

function showPlan(place: SoldPlace, plan: SoldPlan): z.infer<typeof planOutput> {
  const { truth } = plan;
  return {
    id: plan.bundle_name,
    place: place.code,
    place_name: asData(place.name),
    name: planLabel(plan, formatDataAmount),
    days: plan.duration,
    data_mb: plan.isUnlimited ? null : plan.data_amount,
    price: priceOf(plan),
    networks: truth.speeds?.map(asData) ?? null,
    starts: truth.starts,
    hotspot: truth.hotspot,
    top_up: truth.top_up,
    id_check: truth.id_check,
    full_speed_mb_per_day: truth.full_speed_mb_per_day,
    throttled_kbps: truth.throttled_kbps,
  };
}

export function searchPlaces(
  deps: AssistantDeps,
  { query }: z.infer<typeof searchInput>,
): z.infer<typeof searchOutput> {
  const snapshot = deps.catalog.current();
  const names = readSearchNames(snapshot);
  const also = new Map(names.regions.map((region) => [`/regional/${region.slug}`, region.also]));
  const places = placesOf(snapshot).map((place) => ({
    iso: place.code,
    name: place.name,
    region: '',
    place,
  }));
  const others = Object.fromEntries(
    places.map(({ iso, place }) => [iso, names.destinations[iso] ?? also.get(place.path) ?? []]),
  );
  const index = searchIndexOf(places, others);
  const found = searchDestinations(index, query);
  const meant = found.length > 0 ? found : [nearestDestination(index, query)].filter((one) => one !== null);
  return {
    destinations: meant
      .slice(0, MOST_DESTINATIONS)
      .map(({ destination }) => showPlace(deps, destination.place)),
  };
}

export function listPlans(
  deps: AssistantDeps,
  { place: code, trip_days, data }: z.infer<typeof listInput>,
): z.infer<typeof listOutput> {
  const place = placeIn(deps, code);
  const plans = place.plans
    .filter(({ type, duration }) => (!data || type === data) && duration >= (trip_days ?? 1))
    .toSorted(byPrice);
  const best = trip_days === undefined ? null : planForTrip(plans, trip_days);
  return {
    place: showPlace(deps, place),
    networks: place.networks.map(({ brand, has_5g }) => ({ brand: asData(brand), has_5g })),
    plans: plans.slice(0, MOST_PLANS).map((plan) => showPlan(place, plan)),
    for_most_trips: best && showPlan(place, best),
  };
}

export function describePlan(
  deps: AssistantDeps,
  asked: z.infer<typeof planInput>,
): z.infer<typeof planAnswer> {
  const { place, plan } = planIn(deps, asked);
  return { plan: showPlan(place, plan) };
}

export function describeDevice({ device }: z.infer<typeof deviceInput>): z.infer<typeof deviceOutput> {
  const tabs = Object.keys(DEVICES) as (keyof typeof DEVICES)[];
  const found = tabs.flatMap((tab) => findDevices(tab, device) ?? []);
  return {
    takes_esim: found.length > 0,
    models: found.slice(0, MOST_MODELS).map((one) => ({ name: deviceName(one), note: one.note })),
    text: found.length > 0 ? assistantWords.device.yes : assistantWords.device.no,
  };
}

export function quotePlan(
  deps: AssistantDeps,
  asked: z.infer<typeof planInput>,
): z.infer<typeof quoteOutput> {
  mustBeOnSale(deps);
  const { place, plan } = planIn(deps, asked);
  const offer = shownOffer(deps.catalog, plan.bundle_name, place.code);
  const show = ({ price, fee, total }: ReturnType<typeof amountsOf>) => ({
    price: ofCents(price),
    fee: ofCents(fee),
    total: ofCents(total),
  });
  const card = show(amountsOf(offer, 'card'));
  if (!isSameMoney(card.total, priceOf(plan))) throw new Error(`${plan.bundle_name} has two prices`);
  return {
    plan: showPlan(place, plan),
    card,
    paypal: deps.processors.paypal.isSet ? show(amountsOf(offer, 'paypal')) : null,
  };
}

export function checkoutLinkFor(
  deps: AssistantDeps,
  asked: z.infer<typeof planInput>,
): z.infer<typeof linkOutput> {
  mustBeOnSale(deps);
  const { place, plan } = planIn(deps, asked);
  return {
    url: placeLink(deps.settings.BASE_URL, place, OWN_CODES.assistant, plan),
    plan: showPlan(place, plan),
  };
}

export function refundPolicy({ settings }: AssistantDeps): z.infer<typeof refundOutput> {
  const { REFUND_HOURS: hours, WITHDRAWAL, BASE_URL } = settings;
  const text = assistantWords.refund(formatHours(hours));
  return {
    hours,
    text: WITHDRAWAL === 'on' ? `${text} ${assistantWords.withdrawal}` : text,
    url: `${BASE_URL}/refund-policy`,
  };
}

export function howToInstall(
  { settings }: AssistantDeps,
  system: keyof typeof assistantWords.install,
): z.infer<typeof installOutput> {
  return { steps: assistantWords.install[system], url: `${settings.BASE_URL}/installation` };
}
