import { z } from 'zod';

import type { Party } from '../core/party.ts';
import { remainingAt, stateAt } from './account/assignment.ts';
import type { Books } from './account/books.ts';
import { attach, type Esim, PROFILE_STATUSES, record } from './account/esim.ts';
import { optionsShape } from './account/options.ts';
import { useData } from './account/use-data.ts';
import { dollars } from './account/wire.ts';
import type { Callbacks } from './callbacks/callbacks.ts';
import type { IdleEsims } from './callbacks/end-idle-esims.ts';
import { tellOfUse } from './callbacks/tell-of-use.ts';

const usage = z.strictObject({
  iccid: z.string(),
  megabytes: z.number().min(0).max(10_000_000),
  /** ISO code of the country the phone is in; any covered one if not given. */
  country: z.string().optional(),
});
const profile = z.strictObject({ iccid: z.string(), state: z.string() });
const balance = z.strictObject({ amount: z.number().min(0).max(100_000_000) });

/** What the controls work on: our account, its callbacks, and the watch on idle eSIMs. */
export interface Wholesaler {
  books: Books;
  callbacks: Callbacks;
  idle: IdleEsims;
}

/** What a person or a test can make the wholesaler do through `/control`. */
export function esimGoControls({ books, callbacks, idle }: Wholesaler): NonNullable<Party['controls']> {
  return {
    usage: async (body) => {
      const { iccid, megabytes, country } = usage.parse(body);
      const esim = find(books, iccid);
      const uses = useData(books, esim, Math.round(megabytes * 1_000_000), country);
      if (uses.length === 0) throw new Error(`eSIM ${iccid} has no bundle that can be used now`);
      if (attach(esim, books.now())) callbacks.firstAttachment(esim);
      tellOfUse(books, callbacks, esim, { uses, country });
      idle.watch(esim);
      books.save();
      return {
        iccid,
        used_megabytes: uses.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000,
        bundles: uses.map(({ assignment }) => ({
          name: assignment.bundle,
          reference: assignment.reference,
          state: stateAt(assignment, books.now(), books.options),
          remaining_megabytes: remainingAt(assignment, books.now()) / 1_000_000,
        })),
      };
    },

    profile: async (body) => {
      const { iccid, state } = profile.parse(body);
      const esim = find(books, iccid);
      const status = PROFILE_STATUSES.find((name) => name.toLowerCase() === state.toLowerCase());
      if (!status) throw new Error(`No profile state ${state}; there is ${PROFILE_STATUSES.join(', ')}`);
      esim.profileStatus = status;
      if (status === 'Installed' || status === 'Enabled') esim.firstInstalledAt ??= books.now();
      record(esim, { name: 'eSIM Updated', at: books.now() });
      // An enabled profile looks for a network.
      if (status === 'Enabled' && attach(esim, books.now())) callbacks.firstAttachment(esim);
      books.save();
      return { iccid, state: status };
    },

    balance: async (body) => {
      books.account.balanceCents = Math.round(balance.parse(body).amount * 100);
      books.save();
      return { balance: dollars(books.account.balanceCents) };
    },

    provider: async (body) => {
      const changes = optionsShape.partial().parse(body);
      books.account.options = { ...books.account.options, ...defined(changes) };
      books.save();
      return books.options;
    },
  };
}

function find(books: Books, iccid: string): Esim {
  const esim = books.esim(iccid);
  if (!esim) throw new Error(`No eSIM ${iccid}`);
  return esim;
}

function defined<T extends object>(changes: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}
