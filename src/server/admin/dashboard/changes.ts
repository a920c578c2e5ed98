import { z } from 'zod';

import { changesAfter } from '../../audit/record-audit.ts';
import { verb } from '../parts/verb.ts';

/** Entries get their numbers before they are committed: one that was slow appears behind newer ones. */
const LATE = 100;
const MOST = 300;

export const changes = verb({
  permission: 'shop.read',
  summary: 'Show what has changed in the shop since a change, for screens that follow it',
  changes: false,
  input: z.object({
    since: z.coerce
      .number()
      .int()
      .nonnegative()
      .optional()
      .describe('the newest of the answer before; without it, the answer is only the newest'),
  }),
  output: z.object({
    /** Number of the newest entry of the audit. */
    newest: z.int(),
    /** Newest first. Some may have been in an answer before. */
    changes: z.array(
      z.object({
        id: z.int(),
        /** Ids of orders, cases, leads and others. */
        about: z.array(z.string()),
      }),
    ),
    /** There were more than are listed. */
    more: z.boolean(),
  }),
  async run({ deps }, { since }) {
    if (since !== undefined) return changesAfter(deps.db.db, Math.max(since - LATE, 0), MOST);
    const { newest } = await changesAfter(deps.db.db, 0, 1);
    return { newest, changes: [], more: false };
  },
});
