import { sql } from 'drizzle-orm';

import { runVerb } from '../../../src/server/admin/run-verb.ts';
import type { Db } from '../../../src/server/db/database.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import type { BookedOrder } from '../../support/memory-world/wholesaler-books.ts';
import type { MemoryWorld } from '../../support/memory-world/world.ts';
import { type Books, booksOf, readBooks } from './books.ts';
import { checkMoney, type Say } from './check-money.ts';
import { checkRecords, gapsIn } from './check-records.ts';
import { Life } from './life.ts';
import type { Walker } from './walker.ts';

/** How walks ended, in purchases. */
export interface Ends {
  delivered: number;
  refunded: number;
  abandoned: number;
  forPeople: number;
  /** Of the delivered ones, those that topped up an eSIM. */
  toppedUp: number;
}

/** Everything that is wrong with the ends of a walk's purchases, as sentences; there should be none. */
export async function verdict(db: Db, walker: Walker, ends: Ends): Promise<string[]> {
  const { deps, handlers } = walker.shop.process(walker.world, walker.wires, new Life(null));
  await handlers['fees.read']({});
  const { world, buyers } = walker;
  const { purchases, ...books } = await readBooks(db, walker.began);
  const wrongs = [...walker.wrongs, ...gapsIn(books.invoices), ...(await promotionWrongs(db))];
  for (const purchase of purchases) {
    const own = booksOf(books, purchase);
    const review = purchase.needsReview === null ? '' : ` (${purchase.needsReview})`;
    const say = (what: string) => wrongs.push(`${purchase.state}${review}: ${what}`);
    checkMoney(world, purchase, own, walker, say);
    checkRecords(world, purchase, own, say);
    await checkJournal(deps, purchase, say);
    for (const { promised } of buyers) {
      const iccid = promised.get(purchase.id);
      const isReplaced = own.orders.some(({ outcome }) => outcome === 'replaced');
      if (iccid !== undefined && iccid !== own.esims[0]?.iccid && !isReplaced) say('promised another eSIM');
    }
    count(ends, purchase);
  }
  const supplies = books.esims.map(({ orderReference }) => orderReference);
  if (new Set(supplies).size !== supplies.length) wrongs.push('two purchases share an order');
  const sold = new Set(purchases.flatMap(({ id, topUpIccid }) => (topUpIccid === null ? [id] : [])));
  const iccids = books.esims.flatMap(({ purchaseId, iccid }) => (sold.has(purchaseId) ? [iccid] : []));
  if (new Set(iccids).size !== iccids.length) wrongs.push('two purchases share an eSIM');
  const isSeen = (purchaseId: string | undefined) =>
    purchases.some(({ id, needsReview }) => id === purchaseId && needsReview !== null);
  wrongs.push(...unknownSuccesses(world, books, isSeen));
  wrongs.push(...checkWholesaler(world, purchases, books));
  return wrongs;
}

/** Everything bought is delivered, or was refunded, or has a known reason. */
function checkWholesaler(world: MemoryWorld, purchases: Purchase[], { orders, returns }: Books): string[] {
  const wrongs: string[] = [];
  const { inventory } = world.esimGo;
  const paidBack = returns.filter(({ state }) => state === 'paid_back');
  const names = (list: string[]) => list.toSorted().join(', ');
  if (names(paidBack.map(({ bundleName }) => bundleName)) !== names(inventory.paidBack))
    wrongs.push(`${inventory.paidBack.length} orders were paid back, ${paidBack.length} in our records`);
  if (inventory.left !== 0) wrongs.push(`${inventory.left} orders lie in the inventory`);
  const ours = new Set(orders.map(({ reference }) => reference));
  const all = world.esimGo.orders;
  const isTopUp = ({ iccid }: BookedOrder, index: number) =>
    all.findIndex((one) => one.iccid === iccid) < index;
  const orphans = all.filter(({ reference }) => !ours.has(reference)).length;
  const lateOnes = all.filter((order, index) => !ours.has(order.reference) && isTopUp(order, index)).length;
  const flagged = purchases.filter(
    ({ topUpIccid, needsReview }) => topUpIccid !== null && needsReview !== null,
  ).length;
  if (lateOnes > flagged) wrongs.push(`${lateOnes} top-ups belong to nobody`);
  // The last check before a refund may come too early for an order whose answer was lost, and find nothing.
  const lost = purchases.filter(
    ({ state, needsReview }) => state === 'refunded' || needsReview !== null,
  ).length;
  if (orphans > lost) wrongs.push(`${orphans} orders belong to nobody, and ${lost} purchases are off`);
  return wrongs;
}

/** The order's journal adds up to zero in each currency, those of the processors' accounts too. */
async function checkJournal(deps: Deps, { id }: Purchase, say: Say): Promise<void> {
  const { sums, entries } = await runVerb({ deps, by: atCommandLine('walk') }, 'journal', { order: id });
  for (const { cents, text } of [...sums, ...entries.flatMap((entry) => entry.sums)])
    if (cents !== 0) say(`its journal is apart by ${text}`);
}

function count(ends: Ends, { state, needsReview, topUpIccid }: Purchase): void {
  if (needsReview !== null) ends.forPeople++;
  else if (state === 'delivered' || state === 'refunded' || state === 'abandoned') ends[state]++;
  if (needsReview === null && state === 'delivered' && topUpIccid !== null) ends.toppedUp++;
}

/** Each success at a processor is exactly one accepted or duplicate payment of ours, or a purchase flagged for review. */
function unknownSuccesses(
  world: MemoryWorld,
  books: Books,
  isSeen: (purchaseId: string | undefined) => boolean,
): string[] {
  const made = [
    ...[...world.stripe.intents.values()].map(({ id, taken }) => ({ provider: 'stripe', id, taken })),
    ...[...world.paypal.orders.values()].map(({ id, taken }) => ({ provider: 'paypal', id, taken })),
  ];
  return made.flatMap(({ provider, id, taken }) => {
    const ours = books.payments.filter((entry) => entry.provider === provider && entry.reference === id);
    const status = ours.length === 1 ? ours[0]?.status : `${ours.length} times in our records`;
    if (!taken || status === 'accepted' || status === 'duplicate' || isSeen(ours[0]?.purchaseId)) return [];
    return [`${provider} took ${taken.amount} cents, and our payment is ${status}`];
  });
}

/** Each use belongs to a purchase that can still be paid, or to a paid one; there are never more than the code allows. */
async function promotionWrongs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ words: string }>(sql`
    select code || ': ' || held || ' held, ' || paid || ' paid, ' || given_cents || ' given, and its purchases ' ||
      unpaid || ', ' || counted || ', ' || given as words
    from promotion_code, lateral (
      select count(*) filter (where state in ('created', 'paying')) as unpaid,
        count(*) filter (where state not in ('created', 'paying', 'abandoned')) as counted,
        coalesce(sum(round(discount_cents / coalesce(rate, 1))) filter (where state not in ('created', 'paying', 'abandoned')), 0) as given
      from purchase where promotion_id = promotion_code.id) as uses
    where held <> unpaid or paid <> counted or given_cents <> given or held + paid > most_uses`);
  return rows.map(({ words }) => words);
}
