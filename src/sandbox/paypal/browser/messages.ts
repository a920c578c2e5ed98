/** What the button's frame tells the shop's page. */
export type FromButton = { kind: 'ready' } | { kind: 'pressed' };

/** What the shop's page tells the button's frame. */
export interface ToButton {
  kind: 'state';
  /** Pressing does nothing now: forbidden by the shop, or a payment is under way. */
  isDisabled: boolean;
  isBusy: boolean;
}

/** How the approval window ended, told to the page that opened it. */
export interface Outcome {
  kind: 'approved' | 'cancelled' | 'failed';
  order: string;
  /** The payer's account, once approved. */
  payer?: string;
  /** What went wrong, for developers. */
  message?: string;
}
