import type { CustomFontSource, StripeCardElementOptions } from '@stripe/stripe-js';

/** What the shop's page may know of the card field's three or four inputs. */
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

/** Options that are sent to the frame; the classes stay on the shop's side. */
export type FrameOptions = Omit<StripeCardElementOptions, 'classes'> & { fonts?: CustomFontSource[] };

export type ToFrame =
  | { kind: 'options'; options: FrameOptions }
  | { kind: 'focus' | 'blur' | 'clear' }
  /** Post these fields together with the card, which never leaves the frame. */
  | { kind: 'submit'; turn: number; path: string; fields: [string, string][]; cardPrefix: string };

export type FromFrame =
  | { kind: 'loaded' }
  | { kind: 'ready'; height: number }
  | { kind: 'resize'; height: number }
  | { kind: 'change'; state: CardState }
  | { kind: 'focus' | 'blur' | 'escape' | 'enter' }
  | { kind: 'answer'; turn: number; answer: Answer };

/** The API's answer: its JSON, or an error of the same form if the API could not be reached. */
export type Answer = Record<string, unknown> & { error?: Record<string, unknown> };
