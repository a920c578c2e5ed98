import { type ChosenPlan, chosenOnWire } from '../../domain/checkout/checkout-link.ts';
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

/** The chosen plans as they were quoted: those that cannot share an eSIM come with their own. */
export function asQuoted(plan: ChosenPlan, { lines = [] }: Quote): ChosenPlan {
  if (!plan.more) return plan;
  return {
    ...plan,
    more: plan.more.map(({ id, countryCode }, position) => {
      const onto = lines[position + 1]?.onto_line;
      return { id, countryCode, ...(onto !== undefined && { onto }) };
    }),
  };
}

/** Asks for a plan and its price. */
export async function quotePlan(
  api: ShopApi,
  plan: ChosenPlan,
  report: (failure: unknown) => void,
): Promise<QuoteOutcome> {
  try {
    const json = { ...chosenOnWire(plan), currency: plan.currency ?? pageCurrency() };
    const { quote } = await answerOf(api.quote.$post({ json }));
    return { kind: 'quoted', quote };
  } catch (failure) {
    // The wholesaler cannot put two plans onto one eSIM: each comes with its own, and the page says so.
    if (failure instanceof ApiFailure && failure.code === 'cannot_share_esim' && plan.more)
      return quotePlan(
        api,
        { ...plan, more: plan.more.map(({ id, countryCode }) => ({ id, countryCode })) },
        report,
      );
    if (failure instanceof ApiFailure && failure.code === 'paused')
      return { kind: 'paused', words: failure.message };
    if (failure instanceof ApiFailure && failure.status >= 400 && failure.status < 429)
      return { kind: 'unknown-plan' };
    report(failure);
    return { kind: 'failed' };
  }
}
