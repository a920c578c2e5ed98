/** `over`: decided for the shop, or withdrawn. `lost`: the buyer has the money. */
export const DISPUTE_ENDS = ['open', 'over', 'lost'] as const;

/** The texts of an answer to a dispute, in the order in which people read them. */
export const EVIDENCE_NAMES = [
  'product',
  'buyer_name',
  'buyer_email',
  'delivered_on',
  'activity',
  'refund_policy',
  'policy_disclosure',
  'story',
] as const;

export type EvidenceName = (typeof EVIDENCE_NAMES)[number];
