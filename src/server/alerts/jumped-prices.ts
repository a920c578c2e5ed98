import { sellsAtOldPrice } from '../../domain/operators/pricing/price-jump.ts';
import { planCalled } from '../catalog/plan-called.ts';
import type { Deps } from '../deps.ts';
import { heldPrices, subjectOf } from '../pricing/held-prices.ts';
import type { HeldPrice } from '../pricing/tables.ts';
import type { NewAlert } from './find-alerts.ts';

/**
 * One alert for each waiting price, and one for the prices of a list that jumped together. Not every role may see prices, so
 * they are not named.
 */
export async function jumpedPrices({ db, catalog }: Deps): Promise<NewAlert[]> {
  const waiting = (await heldPrices(db.db)).filter(({ state }) => state === 'waiting');
  return [...Map.groupBy(waiting, subjectOf)].flatMap(([subject, prices]) => {
    const [first] = prices;
    return first
      ? [
          {
            kind: 'price_jump',
            subject,
            words: wordsOf(first, prices.length, planCalled(catalog.current(), first.bundleName)),
            purchaseId: null,
          },
        ]
      : [];
  });
}

function wordsOf(first: HeldPrice, count: number, plan: string): string {
  const { why, publishedCents, seenCents } = first;
  if (count > 1)
    return `The wholesale prices of ${count.toLocaleString('en')} plans jumped in one list, ${plan} among them: each ${HAS[why]}. ${rest('The plans', 'are', why)}`;
  const times = publishedCents === null ? '' : aboutTimes(publishedCents, seenCents);
  return `The wholesale price of ${plan} ${HAS[why]}${times}. ${rest('The plan', 'is', why)}`;
}

const HAS: Record<HeldPrice['why'], string> = {
  fell: 'fell to less than a third',
  rose: 'rose to more than three times',
  below_cost: 'rose so far that what a buyer pays would not cover it',
  too_dear: 'is higher than that of any plan should be, and the bundle is new',
};

/** A factor of ten or more is most likely a typo, and the factor tells which. */
function aboutTimes(one: number, other: number): string {
  const times = Math.round(Math.max(one, other) / Math.min(one, other));
  return times < 10 ? '' : `, by a factor of ${times.toLocaleString('en')}`;
}

function rest(plans: string, are: string, why: HeldPrice['why']): string {
  return sellsAtOldPrice(why)
    ? `${plans} ${are} sold at the old price until somebody accepts the new one.`
    : `${plans} ${are} not sold until somebody accepts the new price.`;
}
