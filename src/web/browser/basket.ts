import { MOST_LINES } from '../../domain/checkout/basket.ts';
import {
  allChosen,
  type AlsoChosen,
  plansParameter,
  readPlansLink,
} from '../../domain/checkout/checkout-link.ts';
import { BASKET_KEY, keep, readStored, sharedStorage } from './browser-storage.ts';

/** Nobody remembers what they wanted longer than this. */
const KEPT_MS = 7 * 86_400_000;

interface Stored {
  /** As in an address. */
  plans: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The plans that somebody collects for one purchase; empty after a week without a change. */
export function readBasket(): AlsoChosen[] {
  const stored = readStored(sharedStorage, BASKET_KEY, isStored);
  const age = Date.now() - (stored?.at ?? 0);
  const chosen = stored && age >= 0 && age < KEPT_MS ? readPlansLink(stored.plans) : null;
  return chosen ? allChosen(chosen) : [];
}

export function keepBasket(plans: readonly AlsoChosen[]): void {
  if (plans.length === 0) sharedStorage.removeItem(BASKET_KEY);
  else keep(sharedStorage, BASKET_KEY, { plans: plansParameter(plans), at: Date.now() } satisfies Stored);
  // Browsers tell the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: BASKET_KEY }));
}

/** Returns the plans in it now; null if it is full. */
export function addToBasket(plan: AlsoChosen): AlsoChosen[] | null {
  const plans = [...readBasket(), plan];
  if (plans.length > MOST_LINES) return null;
  keepBasket(plans);
  return plans;
}

function isStored(value: unknown): value is Stored {
  const { plans, at } = (value ?? {}) as Partial<Stored>;
  return typeof plans === 'string' && typeof at === 'number';
}
