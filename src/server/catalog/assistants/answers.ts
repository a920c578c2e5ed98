import type { z } from 'zod';

import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { planForTrip } from '../../../domain/catalog/plan-advice.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { deviceAnswer, deviceAnswerWords } from '../../../domain/help/device-rules.ts';
import { DEVICES, deviceName, findDevices } from '../../../domain/help/find-devices.ts';
import { isSameMoney, ofBase } from '../../../domain/money.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type { Deps } from '../../deps.ts';
import { isOffered } from '../../providers/processor.ts';
import { mustBeOnSale } from '../../switches/on-sale.ts';
import { placeLink } from '../places.ts';
import { amountsOf, shownOffer } from '../quote.ts';
import { fitFor } from './find-plans.ts';
import { NotThere, placeNamed } from './places-known.ts';
import type {
  deviceInput,
  deviceOutput,
  installOutput,
  linkOutput,
  listInput,
  listOutput,
  planAnswer,
  planInput,
  quoteOutput,
  refundOutput,
} from './schemas.ts';
import { asData, byPrice, priceOf, showMoney, showPlace, showPlan } from './show.ts';
import { assistantWords } from './words.ts';

export type AssistantDeps = Pick<Deps, 'catalog' | 'settings' | 'processors' | 'switches' | 'log'>;

const MAX_PLANS = 40;
const MAX_MODELS = 20;

function planIn({ catalog }: AssistantDeps, { place: name, plan: id }: z.infer<typeof planInput>) {
  const place = placeNamed(catalog.current(), name);
  const plan = place.plans.find(({ bundle_name }) => bundle_name === id);
  if (!plan) throw new NotThere(assistantWords.noPlan);
  return { place, plan };
}

export function listPlans(
  deps: AssistantDeps,
  { place: name, ...trip }: z.infer<typeof listInput>,
): z.infer<typeof listOutput> {
  const place = placeNamed(deps.catalog.current(), name);
  const plans = place.plans.filter(fitFor(trip)).sort(byPrice);
  const best = trip.days === undefined ? null : planForTrip(plans, trip.days);
  return {
    place: showPlace(deps.settings.BASE_URL, place),
    networks: place.networks.map(({ brand, has_5g }) => ({ brand: asData(brand), has_5g })),
    plans: plans.slice(0, MAX_PLANS).map((plan) => showPlan(place, plan)),
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
  const answer = found.length > 0 ? null : deviceAnswer(device);
  const { yes, no, byRule } = assistantWords.device;
  return {
    takes_esim: found.length > 0 || answer?.takes === 'yes',
    models: found.slice(0, MAX_MODELS).map((one) => ({ name: deviceName(one), note: one.note })),
    text: found.length > 0 ? yes : answer ? byRule(deviceAnswerWords(answer)) : no,
  };
}

export function quotePlan(
  deps: AssistantDeps,
  asked: z.infer<typeof planInput>,
): z.infer<typeof quoteOutput> {
  mustBeOnSale(deps);
  const { place, plan } = planIn(deps, asked);
  const offer = shownOffer(deps.catalog, plan.bundle_name, place.code, BASE_CURRENCY);
  const show = ({ price, fee, total }: ReturnType<typeof amountsOf>) => ({
    price: showMoney(ofBase(price)),
    fee: showMoney(ofBase(fee)),
    total: showMoney(ofBase(total)),
  });
  const card = show(amountsOf([offer], 'card'));
  if (!isSameMoney(card.total, priceOf(plan))) throw new Error(`${plan.bundle_name} has two prices`);
  return {
    plan: showPlan(place, plan),
    card,
    paypal: isOffered(deps.processors, 'paypal') ? show(amountsOf([offer], 'paypal')) : null,
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
