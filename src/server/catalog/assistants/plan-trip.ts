import type { z } from 'zod';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { OWN_CODES } from '../../../domain/catalog/found/partner-code.ts';
import { plansParameter } from '../../../domain/checkout/checkout-link.ts';
import { formatMoney, ofBase } from '../../../domain/money.ts';
import type { TripAnswer } from '../../../domain/trip/plan-trip.ts';
import { MAX_TRIP_DAYS, needOf, tripQuery } from '../../../domain/trip/trip-address.ts';
import { bought } from '../../../domain/trip/trip-to.ts';
import type { Deps } from '../../deps.ts';
import { placeLink } from '../places.ts';
import { planAsked, totalOf } from '../trips/answer-trip.ts';
import { NotThere, placeNamed, placesIn } from './places-known.ts';
import type { tripPlanInput, tripPlanOutput } from './schemas.ts';
import { asData, showMoney, showPlan } from './show.ts';
import { assistantWords } from './words.ts';

type Shown = z.infer<typeof tripPlanOutput>;

/** The plans for a trip of several stops: for the least money, and with the fewest plans. */
export function planStops(
  { catalog, settings }: Pick<Deps, 'catalog' | 'settings'>,
  { stops: named, use = 'normal', mb_a_day: megabytes, ...given }: z.infer<typeof tripPlanInput>,
): Shown {
  const snapshot = catalog.current();
  const { unlimited = false, both_on_travel_days: borders = false } = given;
  const places = named.map(({ place }) => placeNamed(snapshot, place));
  const region = places.find(({ kind }) => kind === 'region');
  if (region) throw new NotThere(assistantWords.stopIsRegion(region.code));
  const stops = places.map(({ code }, at) => ({ iso: code, days: named[at]?.days ?? 1 }));
  if (stops.reduce((sum, { days }) => sum + days, 0) > MAX_TRIP_DAYS)
    throw new NotThere(assistantWords.tripTooLong);
  const { BASE_URL: base } = settings;
  const typed = { habit: use, megabytes: megabytes ?? null, unlimited, borders, start: null };
  const { cheapest, fewest, gaps, isBest } = planAsked(snapshot, { stops, need: needOf(typed), borders });
  const { byKey } = placesIn(snapshot);
  const checkoutOf = ({ plans }: TripAnswer<SoldPlan>) => {
    const chosen = bought(plans);
    const query = new URLSearchParams({ plans: plansParameter(chosen), via: OWN_CODES.assistant });
    return chosen.length === 0 ? null : `${base}/checkout?${query}`;
  };
  const priceOf = (answer: TripAnswer<SoldPlan>) => totalOf(answer) ?? ofBase(0);
  const show = (answer: TripAnswer<SoldPlan>): Shown['cheapest'] => ({
    plans: answer.plans.flatMap(({ plan, uses, install, buyFrom }) => {
      const place = byKey.get(plan.country_code.toLowerCase());
      if (!place) return [];
      return {
        plan: showPlan(place, plan),
        url: placeLink(base, place, OWN_CODES.assistant, plan),
        used: uses.map(({ stop, day, days }) => ({
          stop: stop + 1,
          place: stops[stop]?.iso ?? '',
          from_day: day + 1,
          to_day: day + days,
        })),
        install_on_day: install + 1,
        buy_from_day: buyFrom === null ? null : buyFrom + 1,
      };
    }),
    total: showMoney({ amount: priceOf(answer).amount, currency: priceOf(answer).currency }),
    checkout_url: checkoutOf(answer),
  });
  const hasFewer = cheapest && fewest && fewest.plans.length < cheapest.plans.length;
  const query = tripQuery({ ...typed, stops: stops.map(({ iso, days }) => ({ place: iso, days })) });
  return {
    cheapest: cheapest && show(cheapest),
    fewest_plans: hasFewer ? show(fewest) : null,
    gaps: gaps.map(({ stop, why }) => ({ stop: stop + 1, place: asData(places[stop]?.name ?? ''), why })),
    is_best: isBest,
    url: `${base}/trip${query}&via=${OWN_CODES.assistant}`,
    text: assistantWords.planned(
      cheapest && { plans: cheapest.plans.length, price: formatMoney(priceOf(cheapest)) },
      hasFewer ? { plans: fewest.plans.length, price: formatMoney(priceOf(fewest)) } : null,
      gaps.length,
    ),
  };
}
