/**
 * The life of a purchase. One table, asked by server, jobs and screens alike:
 * a move that is not in it does not happen.
 */
const MOVES = {
  /** Quoted; no payment object exists at a provider yet. */
  created: ['paying', 'abandoned'],
  /** The buyer can pay. A decline stays here. */
  paying: ['paid', 'abandoned'],
  /** Money is with us, nothing is ordered yet. */
  paid: ['ordering', 'refunding'],
  /** One holder of the lease may be calling the wholesaler. Back to `paid` when the wholesaler surely refused. */
  ordering: ['provisioned', 'unclear', 'paid', 'refunding'],
  /** The wholesaler may or may not have our order. Only looking at its books ends this. */
  unclear: ['provisioned', 'ordering', 'refunding'],
  /** The eSIM is ours and the buyer's. Back to `paid` when an operator has it replaced. */
  provisioned: ['delivered', 'refunding', 'paid'],
  /** The mail with the codes has left. */
  delivered: ['refunding', 'paid'],
  /** Never fulfilled from here on. */
  refunding: ['refunded'],
  refunded: [],
  abandoned: [],
} as const satisfies Record<string, readonly string[]>;

export type PurchaseState = keyof typeof MOVES;

export const PURCHASE_STATES = Object.keys(MOVES) as PurchaseState[];

export function canMove(from: PurchaseState, to: PurchaseState): boolean {
  return (MOVES[from] as readonly string[]).includes(to);
}

/** What a buyer is told: pay, wait, use it, or expect the money back. */
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

/** Paid, and what was bought is not there yet. */
export const AWAITED_PURCHASES = PURCHASE_STATES.filter((state) => buyerView(state) === 'processing');
