import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { endSessionsOf } from '../../account/sessions/end-sessions.ts';
import { CASES_OF_PRICES, settleCases } from '../../alerts/watch.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { syncCatalog } from '../../catalog/sync.ts';
import { countTry, type Limit } from '../../http/rate-limit.ts';
import { recover as recoverAll } from '../../recovery/recover.ts';
import { actor } from '../../staff/acting.ts';
import { verb } from '../parts/verb.ts';

export const sign_out = verb({
  permission: 'sessions.end',
  summary: 'End all sessions of an account, on all devices',
  changes: true,
  input: z.object({ customer: z.string().trim().min(1).max(320) }),
  output: z.object({ user_id: z.string(), ended: z.int() }),
  async run({ deps, by }, { customer }) {
    const done = await endSessionsOf(deps, customer, actor(by));
    if (!done) throw new Problem('no_account');
    return { user_id: done.userId, ended: done.ended };
  },
});

/** Each sync takes a second of processor time, and calls to the wholesaler. */
const MANUAL_SYNCS: Limit = { name: 'manual sync', times: 6, seconds: 3600 };

export const sync = verb({
  permission: 'catalogue.sync',
  summary: 'Sync the wholesaler’s catalogue now',
  changes: true,
  input: z.object({}),
  output: z.looseObject({}),
  async run({ deps, by }) {
    // A sync runs every hour anyway. No limit at the command line: its user controls the machine.
    const wait = by.operatorId === null ? 0 : await countTry(deps, MANUAL_SYNCS, 'shop');
    if (wait > 0) throw new Problem('too_many_calls', { seconds: wait });
    const synced = await syncCatalog(deps, () => {}, by);
    await recordAudit(deps, deps.db.db, { ...actor(by), what: 'catalogue read', why: '' });
    await deps.catalog.refresh();
    await settleCases(deps, CASES_OF_PRICES);
    return { ...synced };
  },
});

export const recover = verb({
  permission: 'order.retry',
  summary: 'Ask the providers now about everything that is stuck',
  changes: true,
  input: z.object({}),
  output: z.object({ checked: z.int() }),
  async run({ deps, by }) {
    const checked = await recoverAll(deps);
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'recovered',
      why: '',
      after: { checked },
    });
    return { checked };
  },
});
