import { Problem } from '../../../domain/problems/problem.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { mustBeAllowed } from './allowed.ts';
import { canName, ordersNamed } from './orders-named.ts';
import type { VerbCall } from './verb.ts';

/**
 * The one order that a word identifies, as it is now.
 * @throws Problem `not_your_role` if it is an address and the caller may not know buyers, `unnamed_order`, `no_order`,
 * `several_orders`
 */
export async function purchaseNamed(call: VerbCall, typed: string): Promise<Purchase> {
  const { deps } = call;
  if (!canName(typed)) throw new Problem('unnamed_order');
  if (typed.includes('@')) mustBeAllowed(call, 'buyers.read');
  const [found, ...others] = await ordersNamed(deps.db.db, typed);
  if (others.length > 0) throw new Problem('several_orders', { which: typed });
  const purchase = found && (await readPurchase(deps.db.db, found.id));
  if (!purchase) throw new Problem('no_order');
  return purchase;
}
