import { keep, readKept, type Shelf } from './shelf.ts';

/** What a buyer typed about themselves; never anything about a card. */
export interface BillingDraft {
  firstName: string;
  lastName: string;
  email: string;
}

const KEY = 'simport.billing';

/** Survives a reload of this tab. */
export function readBillingDraft(session: Shelf): BillingDraft | null {
  return readKept(session, KEY, isDraft);
}

export function keepBillingDraft(session: Shelf, draft: BillingDraft): void {
  keep(session, KEY, draft);
}

function isDraft(value: unknown): value is BillingDraft {
  const { firstName, lastName, email } = (value ?? {}) as Partial<BillingDraft>;
  return [firstName, lastName, email].every((text) => typeof text === 'string');
}
