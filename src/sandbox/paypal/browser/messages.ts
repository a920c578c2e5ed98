/** Messages from the button's frame to the shop's page. */
export type FromButton = { kind: 'ready' } | { kind: 'pressed' };

/** A message from the shop's page to the button's frame. */
export interface ToButton {
  kind: 'state';
  /** A press does nothing now: the shop forbids it, or a payment is in progress. */
  isDisabled: boolean;
  isBusy: boolean;
}

/** How the approval window ended, for the page that opened it. */
export interface Outcome {
  kind: 'approved' | 'cancelled' | 'failed';
  order: string;
  /** The payer's account, after an approval. */
  payer?: string;
  /** What went wrong, for developers. */
  message?: string;
}
