import { z } from 'zod';

import { bankDetailsSchema } from '../../../domain/operators/draft-orders/bank-details.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { BANK_DETAILS } from '../../draft-orders/bank-details.ts';
import { addRevision, newestRevision } from '../../revisions/revisions.ts';
import { actor } from '../../staff/acting.ts';
import { isoOrNull, moment, mustHaveReason, reason, verb } from '../parts/verb.ts';

export const bank_details = verb({
  permission: 'drafts.read',
  summary: 'Show the bank accounts to which buyers transfer money',
  changes: false,
  input: z.object({}),
  output: bankDetailsSchema.extend({ version: z.int(), at: moment.nullable() }),
  async run({ deps }) {
    const { content, version, createdAt } = await newestRevision(deps.db.db, BANK_DETAILS);
    return { ...content, version, at: isoOrNull(createdAt) };
  },
});

export const bank_details_publish = verb({
  permission: 'credit.change',
  summary: 'Say to which bank accounts buyers transfer money, at most one for each currency',
  changes: true,
  input: bankDetailsSchema.extend({
    reason,
    seen: z.int().min(0).optional().describe('the newest version that the caller saw'),
  }),
  output: z.object({ version: z.int() }),
  async run({ deps, by }, { accounts, reason: why, seen }) {
    mustHaveReason(why);
    return deps.db.db.transaction(async (tx) => {
      const before = await newestRevision(tx, BANK_DETAILS);
      const { operatorId } = by;
      const added = await addRevision(tx, BANK_DETAILS, {
        content: { accounts },
        why,
        operatorId,
        upon: seen ?? before.version,
      });
      if (added.version === before.version) return { version: added.version };
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'bank details published',
        why,
        before: { version: before.version },
        after: { version: added.version, currencies: accounts.map(({ currency }) => currency).join(', ') },
      });
      return { version: added.version };
    });
  },
});
