import { MOST_LINES } from '../../domain/checkout/basket.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts';
import { ofMinor } from '../../domain/money.ts';
import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import type { WantedPayment } from '../providers/processor.ts';
import { agreedAmounts } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import * as english from './localized-description.ts';

/** What a payment is for, in its buyer's language: all plans in one text, and each of several with what is paid for it. */
export async function describePayment(
  deps: Pick<Deps, 'catalog'>,
  lines: readonly Purchase[],
  method: PaymentMethod,
): Promise<Pick<WantedPayment, 'description' | 'items'>> {
  const names = await planNames(deps, lines);
  const items = lines.map((line, at) => ({
    name: names[at] ?? '',
    total: ofMinor(agreedAmounts(line, method).total, line.currency),
  }));
  const isItemized = lines.length > 1 && lines.length <= MOST_LINES;
  return { description: joined(names), items: isItemized ? items : [] };
}

/** The name of each line's plan, in its buyer's language: 'eSIM for Japan - 3.0 GB for 30 days'. */
export async function planNames(deps: Pick<Deps, 'catalog'>, lines: readonly Purchase[]): Promise<string[]> {
  const place = new URL('./localized-description.ts', import.meta.url);
  const [first] = lines;
  if (!first) return [];
  const { paymentDescription } = await inLanguage(first.language, english, place);
  return lines.map((line) => paymentDescription(deps, line));
}

/** Equal ones are counted: '2 × eSIM for Japan - 3.0 GB for 30 days'. */
function joined(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(' · ');
}
