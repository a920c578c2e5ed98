import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { shownPlace } from '../core/shown-place.ts';
import type { Deps } from '../deps.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import type { Purchase } from '../purchase/tables.ts';
import { paymentWords } from './words.ts';

/** The text on the buyer's statement, in PayPal's window and in the processor's records. */
export function paymentDescription(
  deps: Pick<Deps, 'catalog'>,
  purchase: Pick<Purchase, 'id' | 'plan'>,
): string {
  const plan = boughtPlan(purchase);
  return paymentWords.description(shownPlace(deps, plan), formatGigabytes(plan.data_amount), plan.duration);
}
