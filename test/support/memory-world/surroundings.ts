import type { PaymentEvent } from '../../../src/server/providers/payment-status.ts';
import type { RefundFate } from './taken.ts';

export type ProviderId = 'stripe' | 'paypal' | 'esim-go' | 'mail';

export interface SentEvent extends PaymentEvent {
  provider: 'stripe' | 'paypal';
}

/** What all providers of a world share: its clock, and the post in which callbacks lie until somebody delivers them. */
export interface Surroundings {
  /** Milliseconds. */
  now(): number;
  refundFate: RefundFate;
  emit(event: SentEvent): void;
}
