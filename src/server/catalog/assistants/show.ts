import type { z } from 'zod';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { byName } from '../../../domain/catalog/plan-order.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { formatMoney, type Money, ofDollars } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { placeLink, type SoldPlace } from '../places.ts';
import type { money, placeOutput, planOutput } from './schemas.ts';

/** Longer texts are not names. */
const MAX_NAME_LENGTH = 120;

/** A catalogue name as data: one line of a name's length, without invisible characters. */
export function asData(text: string): string {
  return oneLine(text)
    .replace(/\p{Cf}/gu, '')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();
}

/** The price when paid by card. */
export const priceOf = ({ card_total: total }: SoldPlan) => ofDollars(total);

export const byPrice = (a: SoldPlan, b: SoldPlan) =>
  a.card_total - b.card_total || a.duration - b.duration || byName(a, b);

export function cheapestOf(plans: readonly SoldPlan[]): SoldPlan | null {
  return plans.reduce<SoldPlan | null>((best, plan) => (best && byPrice(best, plan) < 0 ? best : plan), null);
}

/** An amount that cannot be read in the wrong unit, and needs no arithmetic. */
export function showMoney(given: Money): z.infer<typeof money> {
  return { ...given, text: formatMoney(given) };
}

export function showPlace(baseUrl: string, place: SoldPlace): z.infer<typeof placeOutput> {
  const cheapest = cheapestOf(place.plans);
  return {
    kind: place.kind,
    code: place.code,
    name: asData(place.name),
    url: placeLink(baseUrl, place, OWN_CODES.assistant),
    covers: place.kind === 'region' ? [...place.covers] : null,
    plans: place.plans.length,
    cheapest: cheapest && showMoney(priceOf(cheapest)),
  };
}

export function showPlan(place: SoldPlace, plan: SoldPlan): z.infer<typeof planOutput> {
  const { truth } = plan;
  return {
    id: plan.bundle_name,
    place: place.code,
    place_name: asData(place.name),
    name: planLabel(plan, formatDataAmount),
    days: plan.duration,
    data_mb: plan.isUnlimited ? null : plan.data_amount,
    price: showMoney(priceOf(plan)),
    networks: truth.speeds?.map(asData) ?? null,
    starts: truth.starts,
    hotspot: truth.hotspot,
    top_up: truth.top_up,
    id_check: truth.id_check,
    full_speed_mb_per_day: truth.full_speed_mb_per_day,
    throttled_kbps: truth.throttled_kbps,
  };
}
