import { newIccid, newMatchingId, newPuk } from '../../core/iccid.ts';
import { type Assignment, DAY_MS, endOf } from './assignment.ts';
import type { Books } from './books.ts';
import { Refusal } from './refusal.ts';

const ISSUER = '89445000';

/** One eSIM profile. Times are epoch milliseconds. */
export interface Esim {
  iccid: string;
  matchingId: string;
  smdpAddress: string;
  pin: string;
  puk: string;
  profileName: string;
  profileStatus: ProfileStatus;
  firstInstalledAt: number | null;
  lastUsedAt: number | null;
  customerRef: string;
  assignedAt: number;
  /** Until then we cannot see it: its order is still being processed. */
  readyAt: number;
  lastAction: string;
  actionAt: number;
  /** References of the orders that concern it. */
  orders: string[];
  assignments: Assignment[];
  history: Action[];
  /** First registration with a network. */
  attachedAt?: number;
  /** By country code, the last visit reported in a callback. */
  visits?: Record<string, number>;
  /** The last event of its life reported in a callback. */
  told?: 'esim.deletion_scheduled' | 'esim.deleted';
  /** The vendor took it back, because it had no bundle and was never installed. */
  returnedAt?: number;
}

export const PROFILE_STATUSES = [
  'Released',
  'Downloaded',
  'Installed',
  'Enabled',
  'Disabled',
  'Deleted',
  'Unavailable',
  'Deactivated',
  'Confirmed',
  'Error',
] as const;
type ProfileStatus = (typeof PROFILE_STATUSES)[number];

export interface Action {
  name: string;
  at: number;
  bundle?: string;
  state?: string;
  alert?: string;
}

const SMDP_ADDRESS = 'rsp.simport.example';

/** Makes an eSIM that nobody has installed yet, and adds it to the books. */
export function issueEsim(books: Books, profileName: string, readyAt: number): Esim {
  const at = books.now();
  const esim: Esim = {
    iccid: newIccid(ISSUER, (iccid) => books.esim(iccid) !== undefined),
    matchingId: newMatchingId(),
    smdpAddress: SMDP_ADDRESS,
    pin: '0000',
    puk: newPuk(),
    profileName,
    profileStatus: 'Released',
    firstInstalledAt: null,
    lastUsedAt: null,
    customerRef: '',
    assignedAt: at,
    readyAt,
    lastAction: 'eSIM Assigned',
    actionAt: at,
    orders: [],
    assignments: [],
    history: [],
  };
  books.account.esims[esim.iccid] = esim;
  return esim;
}

/** Adds an action to the history; the caller saves. */
export function record(esim: Esim, action: Action): void {
  esim.history.push(action);
  esim.lastAction = action.name;
  esim.actionAt = action.at;
}

/** The eSIM with this ICCID; throws 403 if it is not ours, not there yet, or gone. */
export function ourEsim(books: Books, iccid: string): Esim {
  const esim = books.esim(iccid);
  if (!esim || !isOurs(books, esim)) throw new Refusal(403, `access to eSIM ${iccid} denied`);
  return esim;
}

/** Whether we can see the eSIM now. */
export function isOurs(books: Books, esim: Esim): boolean {
  const now = books.now();
  return now >= esim.readyAt && esim.returnedAt === undefined && now < deletionOf(books, esim).deletedAt;
}

/** When an eSIM will be announced for deletion, and deleted, if nothing happens to it. */
export function deletionOf(books: Books, esim: Esim): { scheduledAt: number; deletedAt: number } {
  const { esimLifeDays, deletionNoticeDays } = books.options;
  // A running bundle keeps it alive until the bundle's end.
  const touched = esim.assignments.map((assignment) => endOf(assignment) ?? assignment.assignedAt);
  const lastTouch = Math.max(esim.assignedAt, esim.lastUsedAt ?? 0, ...touched);
  const scheduledAt = lastTouch + esimLifeDays * DAY_MS;
  return { scheduledAt, deletedAt: scheduledAt + deletionNoticeDays * DAY_MS };
}

/** The phone registers with a network. Returns whether it is the first time; the caller saves. */
export function attach(esim: Esim, now: number): boolean {
  if (esim.attachedAt !== undefined) return false;
  esim.attachedAt = now;
  record(esim, { name: 'eSIM First Attachment', at: now });
  return true;
}
