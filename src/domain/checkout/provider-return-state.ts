/**
 * The steps of a provider return. `to_balance`: taking the bundle off its eSIM for its money was requested, and may wait for the
 * wholesaler's decision. `to_stock`: that was refused, and only taking it off was requested. `in_stock`: it is in the
 * wholesaler's inventory; `giving_back`: its money was requested there. Ends: `paid_back`; `lost`, without any money; `kept`, it
 * remains on its eSIM.
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
