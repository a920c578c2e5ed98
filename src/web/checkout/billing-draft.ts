import { keep, readKept, type Shelf } from './shelf.ts';

/** What a buyer typed about themselves; never anything about a card. */
export interface BillingDraft {
  firstName: string;
  lastName: string;
  /** A guest's; an account has its own. */
  email: string;
  /** A guest's wish. */
  createAccount: boolean;
}

export const EMPTY_DRAFT: BillingDraft = { firstName: '', lastName: '', email: '', createAccount: true };

const DRAFT_KEY = 'simport.billing';

/** Survives a reload of this tab. */
export function readBillingDraft(session: Shelf): BillingDraft | null {
  return readKept(session, DRAFT_KEY, isDraft);
}

export function keepBillingDraft(session: Shelf, draft: BillingDraft): void {
  keep(session, DRAFT_KEY, draft);
}

function isDraft(value: unknown): value is BillingDraft {
  const { firstName, lastName, email, createAccount } = (value ?? {}) as Partial<BillingDraft>;
  const areTexts = [firstName, lastName, email].every((text) => typeof text === 'string');
  return areTexts && typeof createAccount === 'boolean';
}
