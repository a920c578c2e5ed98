/** The life of a purchase. One table for server, jobs and screens: no other transition happens. */
const MOVES = {
  /** Quoted; no payment object exists at a provider yet. */
  created: ['paying', 'abandoned'],
  /** The buyer can pay. After a decline it remains here. */
  paying: ['paid', 'abandoned'],
  /** The money has come in, nothing is ordered yet. */
  paid: ['ordering', 'refunding'],
  /** The holder of the lease may be calling the wholesaler. Back to `paid` if the wholesaler certainly refused. */
  ordering: ['provisioned', 'unclear', 'paid', 'refunding'],
  /** The wholesaler may or may not have our order. Only its records can tell. */
  unclear: ['provisioned', 'ordering', 'refunding'],
  /** The buyer has the eSIM. Back to `paid` if an operator has it replaced. */
  provisioned: ['delivered', 'refunding', 'paid'],
  /** The mail with the codes was sent. */
  delivered: ['refunding', 'paid'],
  /** Never fulfilled from here on. */
  refunding: ['refunded'],
  refunded: [],
  abandoned: [],
} as const satisfies Record<string, readonly string[]>;

export type PurchaseState = keyof typeof MOVES;

export const PURCHASE_STATES = Object.keys(MOVES) as [PurchaseState, ...PurchaseState[]];

export function canMove(from: PurchaseState, to: PurchaseState): boolean {
  return (MOVES[from] as readonly string[]).includes(to);
}

/** The buyer's view: to pay, wait, use it, or expect the refund. */
export type BuyerView = 'unpaid' | 'processing' | 'ready' | 'refunding' | 'refunded';

export function buyerView(state: PurchaseState): BuyerView {
  switch (state) {
    case 'created':
    case 'paying':
    case 'abandoned':
      return 'unpaid';
    case 'paid':
    case 'ordering':
    case 'unclear':
      return 'processing';
    case 'provisioned':
    case 'delivered':
      return 'ready';
    case 'refunding':
    case 'refunded':
      return state;
  }
}

/** Paid, but the eSIM or plan has not arrived. */
export const AWAITED_PURCHASES = PURCHASE_STATES.filter((state) => buyerView(state) === 'processing');
