import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import { pageCurrency } from '../core/language.ts';

export type QuoteOutcome =
  | { kind: 'quoted'; quote: Quote }
  /** The shop does not sell this plan, or no longer does. */
  | { kind: 'unknown-plan' }
  /** Sales are paused, with the operator's message. */
  | { kind: 'paused'; words: string }
  | { kind: 'failed' };

/** Asks for a plan and its price. */
export async function quotePlan(
  api: ShopApi,
  { id, countryCode, currency = pageCurrency() }: ChosenPlan,
  report: (failure: unknown) => void,
): Promise<QuoteOutcome> {
  try {
    const json = { bundle_name: id, country_code: countryCode, currency };
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
