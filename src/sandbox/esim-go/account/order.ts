/** An order in the wholesaler's records. Times are epoch milliseconds, money US cents. */
export interface Order {
  reference: string;
  placedAt: number;
  /** Pending until then. */
  processedAt: number;
  outcome: 'completed' | 'failed';
  assigned: boolean;
  lines: OrderLine[];
  totalCents: number;
  balanceAfterCents: number;
}

export interface OrderLine {
  /** `bundle` if not given. */
  type?: 'bundle' | 'bundleRefund';
  item: string;
  quantity: number;
  unitCents: number;
  allowReassign: boolean;
  /** One per unit, in order; empty for stock and for a failed order. */
  iccids: string[];
}
