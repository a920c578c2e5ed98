/**
 * Where a bundle is on its way back to the wholesaler. `to_balance`: taking it off its eSIM for its money was asked for, and may wait for the
 * wholesaler's decision. `to_stock`: that was refused, and taking it off alone was asked for. `in_stock`: it lies in the wholesaler's
 * inventory; `giving_back`: its money was asked for there. Ends: `paid_back`; `lost`, nothing came back for it; `kept`, it
 * stays on its eSIM.
 */
export const PROVIDER_RETURN_STATES = [
  'to_balance',
  'to_stock',
  'in_stock',
  'giving_back',
  'paid_back',
  'lost',
  'kept',
] as const;

export type ProviderReturnState = (typeof PROVIDER_RETURN_STATES)[number];
