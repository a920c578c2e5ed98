import { keep, readKept, type BrowserStorage } from '../../browser/browser-storage.ts';

/** What a buyer typed about themselves; never anything about a card. */
export interface BillingDraft {
  firstName: string;
  lastName: string;
  /** A guest's; an account has its own. */
  email: string;
  /** A guest asks for an account. */
  createAccount: boolean;
  /** A user's choice: the eSIM goes to a second address, too. */
  useAlternative: boolean;
  /** No emails about similar plans. */
  noMarketing: boolean;
  alternativeEmail: string;
  /** Of whoever buys for a company: for the invoice. */
  company: string;
  vatNumber: string;
}

export const EMPTY_DRAFT: BillingDraft = {
  firstName: '',
  lastName: '',
  email: '',
  createAccount: true,
  useAlternative: false,
  noMarketing: false,
  alternativeEmail: '',
  company: '',
  vatNumber: '',
};

const DRAFT_KEY = 'simport.billing';

/** Survives a reload of this tab. */
export function readBillingDraft(session: BrowserStorage): BillingDraft | null {
  return readKept(session, DRAFT_KEY, isDraft);
}

export function keepBillingDraft(session: BrowserStorage, draft: BillingDraft): void {
  keep(session, DRAFT_KEY, draft);
}

function isDraft(value: unknown): value is BillingDraft {
  const draft = (value ?? {}) as Partial<BillingDraft>;
  return Object.entries(EMPTY_DRAFT).every(
    ([name, empty]) => typeof draft[name as keyof BillingDraft] === typeof empty,
  );
}
