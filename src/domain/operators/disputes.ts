/** `over`: decided for the shop, or withdrawn. `lost`: the buyer has the money. */
export const DISPUTE_ENDS = ['open', 'over', 'lost'] as const;
