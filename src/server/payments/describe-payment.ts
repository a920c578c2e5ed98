import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import type { Purchase } from '../purchase/tables.ts';
import * as english from './localized-description.ts';

/** What a payment is for, in its buyer's language. */
export async function describePayment(deps: Pick<Deps, 'catalog'>, purchase: Purchase): Promise<string> {
  const place = new URL('./localized-description.ts', import.meta.url);
  return (await inLanguage(purchase.language, english, place)).paymentDescription(deps, purchase);
}
