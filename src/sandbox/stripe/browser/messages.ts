import type { CustomFontSource, StripeCardElementOptions } from '@stripe/stripe-js';

/** What the card field's own page can do with its three or four inputs, as far as the shop's page may see. */
export interface CardState {
  empty: boolean;
  complete: boolean;
  brand: string;
  value: { postalCode: string };
  error?: FieldError;
}

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

/** Options that cross into the frame; the classes stay on the shop's side. */
export type FrameOptions = Omit<StripeCardElementOptions, 'classes'> & { fonts?: CustomFontSource[] };

export type ToFrame =
  | { kind: 'options'; options: FrameOptions }
  | { kind: 'focus' | 'blur' | 'clear' }
  /** Post these fields with the card's own added; the card itself never crosses over. */
  | { kind: 'submit'; turn: number; path: string; fields: [string, string][]; cardPrefix: string };

export type FromFrame =
  | { kind: 'loaded' }
  | { kind: 'ready'; height: number }
  | { kind: 'resize'; height: number }
  | { kind: 'change'; state: CardState }
  | { kind: 'focus' | 'blur' | 'escape' | 'enter' }
  | { kind: 'answer'; turn: number; answer: Answer };

/** What the API said: its JSON, or an error in the same shape where it could not be asked. */
export type Answer = Record<string, unknown> & { error?: Record<string, unknown> };
