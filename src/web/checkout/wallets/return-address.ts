/** What the processor adds when it sends a buyer back. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
const ORDER = 'order';

/** Where a buyer comes back to who was sent away to pay: the same checkout, with the token of the order. */
export function returnAddress(here: string, order: string | undefined): string {
  const url = new URL(withoutReturn(here).address);
  if (order !== undefined) url.searchParams.set(ORDER, order);
  return url.href;
}

/** An address without what a return added, which opens a payment; and the order that it was about. */
export function withoutReturn(here: string): { address: string; order: string | null } {
  const url = new URL(here);
  const isReturn = ADDED.some((name) => url.searchParams.has(name));
  const order = isReturn ? url.searchParams.get(ORDER) : null;
  for (const name of [...ADDED, ORDER]) url.searchParams.delete(name);
  return { address: url.href, order };
}
