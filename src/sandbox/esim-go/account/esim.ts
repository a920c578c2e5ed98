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
  /** Until then it does not exist for us: its order is still being processed. */
  readyAt: number;
  lastAction: string;
  actionAt: number;
  /** References of the orders that concern it. */
  orders: string[];
  assignments: Assignment[];
  history: Action[];
  /** First registration with a network. */
  attachedAt?: number;
  /** By country code, the last visit that was told. */
  visits?: Record<string, number>;
  /** The last event of its life that was told. */
  told?: 'esim.deletion_scheduled' | 'esim.deleted';
  /** Taken back by the vendor: it held nothing and was never installed. */
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

/** An entry of an eSIM's history. */
export interface Action {
  name: string;
  at: number;
  bundle?: string;
  state?: string;
  alert?: string;
}

const SMDP_ADDRESS = 'rsp.simport.example';

/** Makes an eSIM that nobody has installed yet, and enters it in the books. */
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

/** Notes an action in the history; the caller saves. */
export function record(esim: Esim, action: Action): void {
  esim.history.push(action);
  esim.lastAction = action.name;
  esim.actionAt = action.at;
}

/** The eSIM of this ICCID; throws 403 where it is not ours, not there yet, or gone. */
export function ourEsim(books: Books, iccid: string): Esim {
  const esim = books.esim(iccid);
  if (!esim || !isOurs(books, esim)) throw new Refusal(403, `access to eSIM ${iccid} denied`);
  return esim;
}

/** Whether the eSIM exists for us at this moment. */
export function isOurs(books: Books, esim: Esim): boolean {
  const now = books.now();
  return now >= esim.readyAt && esim.returnedAt === undefined && now < deletionOf(books, esim).deletedAt;
}

/** When an eSIM that stays as it is will be announced for deletion, and deleted. */
export function deletionOf(books: Books, esim: Esim): { scheduledAt: number; deletedAt: number } {
  const { esimLifeDays, deletionNoticeDays } = books.options;
  // A bundle that is running keeps it alive until its end.
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
