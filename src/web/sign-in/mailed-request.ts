import { keep, readStored, sharedStorage } from '../browser/browser-storage.ts';
import type { AuthRequest } from '../session/auth-request.ts';

const KEY = 'simport.sign-in-mailed';
/** As long as the mailed link works. */
const KEPT_MS = 60 * 60_000;

/** Where a sign-in should lead that continues in the tab of a mailed link. */
export type MailedRequest = Pick<AuthRequest, 'guestsToo'> & { next: string };

/** Call this when a password link has been mailed: its tab continues what the dialog was opened for. */
export function keepMailedRequest({ next, guestsToo }: AuthRequest): void {
  if (next !== null) keep(sharedStorage, KEY, { next, guestsToo, until: Date.now() + KEPT_MS });
}

/** What the dialog was opened for before the link was mailed; null if that was nothing, or too long ago. */
export function readMailedRequest(): MailedRequest | null {
  const kept = readStored(sharedStorage, KEY, isKept);
  return kept && Date.now() < kept.until ? { next: kept.next, guestsToo: kept.guestsToo } : null;
}

export function forgetMailedRequest(): void {
  sharedStorage.removeItem(KEY);
}

function isKept(value: unknown): value is MailedRequest & { until: number } {
  const { next, guestsToo, until } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof next === 'string' && typeof guestsToo === 'boolean' && typeof until === 'number';
}
