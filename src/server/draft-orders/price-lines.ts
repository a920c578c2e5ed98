import type { Currency } from '../../domain/currencies.ts';
import type { DraftLine, EnteredLine } from '../../domain/draft-orders/draft-order-schema.ts';
import { unitPrice } from '../../domain/draft-orders/draft-order.ts';
import type { Minor } from '../../domain/money.ts';
import { ofMinor } from '../../domain/money.ts';
import { atRate } from '../../domain/operators/pricing/local-price.ts';
import { leastPrice } from '../../domain/operators/pricing/price-plan.ts';
import { splitTax } from '../../domain/tax/split-tax.ts';
import { offerFor } from '../catalog/quote.ts';
import type { Deps } from '../deps.ts';
import { withoutFees } from './draft-basket.ts';

/** Lines with their plans and what these cost today. Throws `unknown_plan` for one that is not on sale. */
export async function pricedLines(
  deps: Pick<Deps, 'db' | 'settings'>,
  entered: readonly EnteredLine[],
  currency: Currency,
): Promise<DraftLine[]> {
  const lines: DraftLine[] = [];
  for (const line of entered) {
    const offer = await offerFor(deps, line.bundle_name, line.country_code, currency);
    const { card_total: _card, local: _local, ...plan } = offer.plan;
    const least = leastPrice(offer.wholesale, 0, withoutFees(offer.takings), 'none');
    lines.push({
      ...line,
      plan,
      list_cents: offer.charged.minor,
      floor_cents: atRate(Math.max(least, offer.leastRetail ?? 0), offer.charged.rate),
      wholesale_cents: offer.wholesale,
    });
  }
  return lines;
}

/** What is paid for some lines by a buyer who does not pay the tax of this rate; 0 for everybody else. */
export function totalOfLines(lines: readonly EnteredLine[], currency: Currency, taxBp: number): Minor {
  const gross = lines.reduce<Minor>((sum, line) => sum + unitPrice(line) * line.quantity, 0);
  return splitTax(ofMinor(gross, currency), taxBp).net.amount;
}

/** Lines that are sold for less than they cost. */
export function linesBelowCost(lines: readonly DraftLine[]): DraftLine[] {
  return lines.filter((line) => unitPrice(line) < line.floor_cents);
}

/** What the eSIMs cost at the wholesaler, in dollars. */
export function costOfLines(lines: readonly DraftLine[]): Minor {
  return lines.reduce<Minor>((sum, line) => sum + line.wholesale_cents * line.quantity, 0);
}
