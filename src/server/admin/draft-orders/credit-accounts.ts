import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CURRENCY_CODES } from '../../../domain/currencies.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import {
  listCreditAccounts,
  owedBy,
  readCreditAccount,
  saveCreditAccount,
} from '../../draft-orders/draft-orders.ts';
import type { CreditAccount } from '../../draft-orders/tables.ts';
import { actor } from '../../staff/acting.ts';
import {
  amountOf,
  amountSchema,
  iso,
  moment,
  mustHaveReason,
  plainName,
  reason,
  verb,
  type VerbCall,
  wrongField,
} from '../parts/verb.ts';

const accountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  currency: z.enum(CURRENCY_CODES),
  limit: amountSchema,
  /** What it owes now; negative for what it has paid beyond that. */
  owed: amountSchema,
  due_days: z.int(),
  version: z.int(),
  changed_at: moment,
});

async function presented({ deps }: VerbCall, account: CreditAccount): Promise<z.infer<typeof accountSchema>> {
  const { id, name, currency, limitCents, dueDays, version, changedAt } = account;
  return {
    id,
    name,
    currency,
    limit: amountOf(limitCents, currency),
    owed: amountOf(await owedBy(deps.db.db, id), currency),
    due_days: dueDays,
    version,
    changed_at: iso(changedAt),
  };
}

export const credit_accounts = verb({
  permission: 'drafts.read',
  summary: 'List the companies that may owe the shop money, with what each owes now',
  changes: false,
  input: z.object({}),
  output: z.object({ accounts: z.array(accountSchema) }),
  async run(call) {
    const accounts = [];
    for (const account of await listCreditAccounts(call.deps.db.db))
      accounts.push(await presented(call, account));
    return { accounts };
  },
});

export const credit_account_save = verb({
  permission: 'credit.change',
  summary: 'Let a company owe the shop up to a limit, or change that limit',
  changes: true,
  input: z.object({
    id: z.uuid().optional().describe('the one to change; a new one without it'),
    version: z.int().positive().optional(),
    name: plainName,
    currency: z.enum(CURRENCY_CODES),
    limit_minor: z.int().min(0).max(2_000_000_000).describe('in minor units of the currency'),
    due_days: z.int().min(1).max(120).default(30),
    reason,
  }),
  output: accountSchema,
  async run(call, { id, version, reason: why, name, currency, limit_minor: limitCents, due_days: dueDays }) {
    const { deps, by } = call;
    mustHaveReason(why);
    const saved = await deps.db.db.transaction(async (tx) => {
      const before = id === undefined ? null : await readCreditAccount(tx, id);
      if (id !== undefined && !before) throw wrongField('id', 'There is no such account.');
      if (before && before.currency !== currency)
        throw wrongField('currency', 'An account keeps its currency. Make another one.');
      const row = { id: id ?? randomUUID(), name, currency, limitCents, dueDays, changedAt: deps.now() };
      const account = await saveCreditAccount(tx, row, before ? (version ?? 0) : null);
      if (!account) throw new Problem('changed_by_another');
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'credit limit set',
        why,
        subject: `credit account ${account.id}`,
        before: before && { cents: before.limitCents, due_days: before.dueDays },
        after: { cents: limitCents, currency, due_days: dueDays },
      } as Parameters<typeof recordAudit>[2]);
      return account;
    });
    return presented(call, saved);
  },
});
