import { z } from 'zod';

import { isPaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { REFUND_REASONS } from '../../../domain/checkout/refund-cause.ts';
import { SWITCHES, wordsOf } from '../../../domain/switches/switches.ts';
import { isOffered } from '../../providers/processor.ts';
import { sumOfWaiting, waitingRefunds } from '../../purchase/open-refunds.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import { readSwitches } from '../../switches/switches.ts';
import { turnSwitch } from '../../switches/turn-switch.ts';
import { namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import {
  amountOf,
  baseAmountOf,
  amountSchema,
  iso,
  isoOrNull,
  moment,
  verb,
  type VerbCall,
  reason,
} from '../parts/verb.ts';

/** The most waiting refunds that are listed; the count includes all. */
const MAX_NAMED = 50;
const MAX_WORDS_LENGTH = 200;

const switchSchema = z.object({
  what: z.enum(SWITCHES),
  paused: z.boolean(),
  /** The text visitors see while paused, or would see. */
  words: z.string(),
  /** Whether the operator wrote it. */
  own_words: z.boolean(),
  why: z.string(),
  /** Address of the operator who last turned the switch; null for the command line, or if it was never turned. */
  by: z.string().nullable(),
  since: moment.nullable(),
  /** Rises each time the switch is turned; callers who turn it send the version they saw. */
  version: z.int(),
});

const stateSchema = z.object({
  switches: z.array(switchSchema),
  /** Refunds that wait, or would be sent within moments. */
  waiting: z.object({
    count: z.int(),
    amount: amountSchema,
    refunds: z.array(
      z.object({
        order: namedOrderSchema,
        amount: amountSchema,
        reason: z.enum(REFUND_REASONS),
        since: moment,
      }),
    ),
  }),
});

const what = z.enum(SWITCHES);
const version = z.int().nonnegative().optional();
/** Text for visitors, on one line. */
const words = z.string().trim().max(MAX_WORDS_LENGTH).default('');

export const switches = verb({
  permission: 'shop.read',
  summary: 'List what can be paused, what is paused, and the refunds that wait',
  changes: false,
  input: z.object({}),
  output: stateSchema,
  run: (call) => stateOf(call),
});

export const pause = verb({
  permission: 'switches.turn',
  summary: 'Pause something in all processes, with a message to visitors; payments in progress go on',
  changes: true,
  input: z.object({ what, words, reason, version }),
  output: stateSchema,
  async run(call, { what, words, reason, version }) {
    await turnSwitch(call.deps, actor(call.by), { what, isPaused: true, words, why: reason, version });
    return stateOf(call);
  },
});

export const resume = verb({
  permission: 'switches.turn',
  summary: 'Resume something that was paused; what waited continues by itself',
  changes: true,
  input: z.object({ what, reason, version }),
  output: stateSchema,
  async run(call, { what, reason, version }) {
    await turnSwitch(call.deps, actor(call.by), { what, isPaused: false, words: '', why: reason, version });
    return stateOf(call);
  },
});

async function stateOf(call: VerbCall): Promise<z.infer<typeof stateSchema>> {
  const { deps } = call;
  const { db } = deps.db;
  const rows = new Map((await readSwitches(db)).map((row) => [row.what, row]));
  const people = await operatorsById(
    db,
    [...rows.values()].flatMap(({ operatorId }) => operatorId ?? []),
  );
  const { count, cents } = await sumOfWaiting(db);
  const named = count === 0 ? [] : await waitingRefunds(db, MAX_NAMED);
  const orderOf = await namedOrders(
    call,
    named.map(({ purchaseId }) => purchaseId),
  );
  return {
    switches: SWITCHES.filter((name) => !isPaymentMethod(name) || isOffered(deps.processors, name)).map(
      (name) => {
        const row = rows.get(name);
        return {
          what: name,
          paused: row?.isPaused ?? false,
          words: wordsOf(name, row?.words ?? ''),
          own_words: Boolean(row?.words),
          why: row?.why ?? '',
          by: people.get(row?.operatorId ?? '')?.email ?? null,
          since: isoOrNull(row?.changedAt),
          version: row?.version ?? 0,
        };
      },
    ),
    waiting: {
      count,
      amount: baseAmountOf(cents),
      refunds: named.map(({ purchaseId: id, amountCents, currency, reason, part, createdAt }) => ({
        order: orderOf(id),
        amount: amountOf(amountCents, currency),
        reason: reason ?? part ?? 'requested',
        since: iso(createdAt),
      })),
    },
  };
}
