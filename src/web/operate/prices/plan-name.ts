import { planName } from '../../../domain/catalog/plan.ts';
import { planKey, type PriceRule } from '../../../domain/operators/pricing/price-rules.ts';
import type { Output } from '../api/verbs.ts';
import { planWords, rulesWords } from './words.ts';

export type Places = Output<'prices'>['places'];
type Plan = Pick<Output<'place_prices'>['plans'][number], 'place_name' | 'data_mb' | 'tier' | 'days'>;
type Earning = Output<'price_preview'>['changes'][number]['after'];

/** The plan as {@link planName}. */
export function nameOfPlan({ place_name: place, data_mb, tier, days }: Plan): string {
  return planName(place, { data_amount: data_mb, truth: { tier }, duration: days });
}

/** Equal keys name the same plan. */
export function keyOfPlan({ place, bundle_name: bundle }: { place: string; bundle_name: string }): string {
  return planKey(place, bundle);
}

/** '$0.59 (20.1%)', or other words for a plan that is not sold. */
export function marginText(sold: Earning, otherwise: string): string {
  return sold ? planWords.margin(sold.margin.text, planWords.percent(sold.margin_bp)) : otherwise;
}

/** What a rule applies to, in words. @param plans names of the plans that rules are for, by their keys */
export function nameOfRule(
  { scope, of }: Pick<PriceRule, 'scope' | 'of'>,
  places: Places,
  plans: Readonly<Record<string, string>>,
): string {
  switch (scope) {
    case 'global':
      return rulesWords.everything;
    case 'plan':
      return plans[of] ?? rulesWords.onePlan;
    default:
      return places.find((place) => place.of === of && place.scope === scope)?.name ?? of;
  }
}
