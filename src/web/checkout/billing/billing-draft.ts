import { FAMILY_FIRST } from '../../../domain/language-words.ts';
import { keep, readStored, type BrowserStorage } from '../../browser/browser-storage.ts';

/** What a buyer typed about themselves, never anything about a card. */
export interface BillingDraft {
  firstName: string;
  lastName: string;
  /** A guest's address; a user's is in their account. */
  email: string;
  /** A guest wants an account. */
  createAccount: boolean;
  /** A user wants the eSIM sent to a second address, too. */
  useAlternative: boolean;
  /** The buyer wants no emails about similar plans. */
  noMarketing: boolean;
  alternativeEmail: string;
  /** For the invoice of a buyer who buys for a company. */
  company: string;
  vatNumber: string;
}

/** In the order of the form. */
export const NAME_FIELDS = FAMILY_FIRST
  ? (['lastName', 'firstName'] as const)
  : (['firstName', 'lastName'] as const);

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

/** The draft from before a reload of this tab. */
export function readBillingDraft(session: BrowserStorage): BillingDraft | null {
  return readStored(session, DRAFT_KEY, isDraft);
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
