import { z } from 'zod';

import { shortName } from '../../../domain/account/split-name.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { mayKnowBuyers } from './allowed.ts';
import { planOf } from './plan-of.ts';
import type { VerbCall } from './verb.ts';

/** An order where something else is listed: enough to tell it from others without opening it. */
export const namedOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  /** 'Chloé D.'; empty after an erasure, and for operators who may not know buyers. */
  buyer: z.string(),
  plan: z.string(),
});

export type NamedOrder = z.infer<typeof namedOrderSchema>;

/** The buyer's name in a list, as the caller may see it. */
export function nameFor(call: VerbCall, { fullName }: Pick<Purchase, 'fullName'>): string {
  return mayKnowBuyers(call) ? shortName(fullName) : '';
}

/** @param purchase null if it is gone */
export function namedOrder(call: VerbCall, id: string, purchase: Purchase | null): NamedOrder {
  return {
    id,
    number: orderNumber(id),
    buyer: purchase ? nameFor(call, purchase) : '',
    plan: purchase ? planOf(purchase) : '',
  };
}

/** Reads all orders of a list at once. @returns what names one; null for what belongs to no order */
export async function namedOrders(call: VerbCall, ids: readonly (string | null)[]): Promise<NamedOrderOf> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found = await purchasesById(call.deps.db.db, wanted);
  const purchases = new Map(found.map((purchase) => [purchase.id, purchase]));
  function orderOf(id: string): NamedOrder;
  function orderOf(id: string | null): NamedOrder | null;
  function orderOf(id: string | null): NamedOrder | null {
    return id === null ? null : namedOrder(call, id, purchases.get(id) ?? null);
  }
  return orderOf;
}

interface NamedOrderOf {
  (id: string): NamedOrder;
  (id: string | null): NamedOrder | null;
}
