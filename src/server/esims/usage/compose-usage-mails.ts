import { and, eq, inArray, ne } from 'drizzle-orm';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { BUNDLE_STATES, waits } from '../../../domain/esims/bundle-state.ts';
import { bundleStatusOf } from '../../../domain/esims/bundle-status.ts';
import { ofMinor, toDecimal } from '../../../domain/money.ts';
import { priceWords } from '../../../domain/price-words.ts';
import { offerIn } from '../../catalog/answers.ts';
import { amountsOf } from '../../catalog/quote.ts';
import { pageUrl } from '../../core/settings/page-url.ts';
import type { Deps } from '../../deps.ts';
import type { MailDescription } from '../../mail/description.ts';
import { esimUrlOf, orderFacts } from '../../mail/order-facts.ts';
import { usage as usageMail, type UsageFacts } from '../../mail/templates/usage.ts';
import { orderToken } from '../../purchase/guest-proof.ts';
import { esimOfPurchase, type OwnedEsim, readingIn } from '../queries.ts';
import { esimUsageTable, userEsimTable } from '../tables.ts';

/** The mail that 80% of the data is used, with the rest by the newest reading. */
export function composeDataLow(deps: Deps, purchaseId: string): Promise<MailDescription> {
  return compose(deps, purchaseId, 'low');
}

/** The mail that all data is used. */
export function composeDataUsed(deps: Deps, purchaseId: string): Promise<MailDescription> {
  return compose(deps, purchaseId, 'used');
}

/**
 * The same plan for the same eSIM at today's price, and its checkout, with the order's own link so that it works on any device.
 * Null if it is no longer sold.
 */
function againOf({ catalog, settings, cipher }: Deps, { row, purchase }: OwnedEsim): UsageFacts['again'] {
  const { bundleName: id, countryCode } = purchase;
  const offer = offerIn(catalog.current(), id, countryCode, purchase.currency);
  if (!offer) return null;
  const { fee, total, price } = amountsOf([offer], 'card');
  const { currency } = offer.charged.rate;
  const query = new URLSearchParams({
    // The checkout compares the price with its own.
    plan: JSON.stringify({ id, countryCode, price: toDecimal(ofMinor(price, currency)) }),
    ...(currency !== BASE_CURRENCY && { currency }),
    top_up: row.id,
    order: orderToken(cipher, purchase.id),
  });
  return {
    url: pageUrl(settings, purchase.language, `/checkout?${query}`),
    price: priceWords({ fee: ofMinor(fee, currency), total: ofMinor(total, currency) }),
  };
}

async function compose(deps: Deps, purchaseId: string, what: UsageFacts['what']): Promise<MailDescription> {
  const { db } = deps.db;
  const owned = await esimOfPurchase(db, purchaseId);
  if (!owned?.usage) throw new Error(`purchase ${purchaseId} has no usage`);
  const { purchase, row, usage } = owned;
  const status = bundleStatusOf(readingIn(usage), usage.readAt);
  const [waiting] = await db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .innerJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(
      and(
        eq(userEsimTable.iccid, row.iccid),
        ne(userEsimTable.id, row.id),
        inArray(esimUsageTable.bundleState, BUNDLE_STATES.filter(waits)),
      ),
    )
    .limit(1);
  const facts = orderFacts(deps, purchase);
  return usageMail({
    ...facts,
    what,
    left: status.remaining_quantity_formatted ?? '',
    of: status.initial_quantity_formatted,
    readAt: usage.readAt,
    endsAt: usage.endsAt,
    hasNext: waiting !== undefined,
    esimUrl: esimUrlOf(deps, purchase),
    again: againOf(deps, owned),
    iccid: row.iccid,
  });
}
