import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';

export type QuoteOutcome =
  | { kind: 'quoted'; quote: Quote }
  /** There is no such plan to buy (any more). */
  | { kind: 'unknown-plan' }
  /** Nothing is sold now, in the operator's words. */
  | { kind: 'paused'; words: string }
  | { kind: 'failed' };

/** Asks what a plan is and costs. */
export async function quotePlan(
  api: ShopApi,
  { id, countryCode }: ChosenPlan,
  report: (failure: unknown) => void,
): Promise<QuoteOutcome> {
  try {
    const json = { bundle_name: id, country_code: countryCode };
    const { quote } = await answerOf(api.quote.$post({ json }));
    return { kind: 'quoted', quote };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'paused')
      return { kind: 'paused', words: failure.message };
    if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 429)
      return { kind: 'unknown-plan' };
    report(failure);
    return { kind: 'failed' };
  }
}
