/** The parameters that the processor adds when it sends a buyer back. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
const ORDER = 'order';

/** Where the processor sends a buyer back to: the same checkout, with the order's token. */
export function returnAddress(here: string, order: string | undefined): string {
  const url = new URL(withoutReturn(here).address);
  if (order !== undefined) url.searchParams.set(ORDER, order);
  return url.href;
}

/** An address without the parameters that a return added, which open a payment; and the token of its order. */
export function withoutReturn(here: string): { address: string; order: string | null } {
  const url = new URL(here);
  const isReturn = ADDED.some((name) => url.searchParams.has(name));
  const order = isReturn ? url.searchParams.get(ORDER) : null;
  for (const name of [...ADDED, ORDER]) url.searchParams.delete(name);
  return { address: url.href, order };
}
