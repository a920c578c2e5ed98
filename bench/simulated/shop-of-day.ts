import { readFileSync } from 'node:fs';
import path from 'node:path';

import { WAIT_MS } from '../../src/server/checkout/complete-purchase.ts';
import { readSettings } from '../../src/server/core/settings/env.ts';
import { PAUSES_SECONDS } from '../../src/server/fulfilment/fulfil.ts';
import { LEASE_MARGIN } from '../../src/server/fulfilment/place-provider-order.ts';
import { OPEN } from '../../src/server/providers/budget.ts';
import { COST } from '../../src/server/providers/esim-go/esim-go.ts';
import { PURCHASES_MS } from '../../src/server/recovery/recover.ts';
import { AT_ONCE } from '../../src/server/recovery/sweep.ts';
import type { Shop } from './day.ts';

const PERFORMANCE = path.join(import.meta.dirname, '../../docs/performance.md');

export const settings = readSettings({});

/** The time a sweep spends on a resting purchase: a provider's answer, and our own part. Assumed, not measured. */
const ANSWER_SECONDS = 0.5;

/** The measurements in `docs/performance.md`: one web with its PostgreSQL on two processors, and one worker. */
export function measured(text = readFileSync(PERFORMANCE, 'utf8')): {
  sales: number;
  mails: number;
  date: string;
} {
  const read = (what: string, pattern: RegExp) => {
    const [, value] = pattern.exec(text) ?? [];
    if (value === undefined)
      throw new Error(`docs/performance.md does not say ${what}: run npm run bench first.`);
    return value;
  };
  return {
    sales: Number(
      read('how many purchases a second', /^\| A purchase among 16, PostgreSQL \| ([\d.]+) a second/m),
    ),
    mails: Number(read('how many mails a second', /\| ([\d.]+) such mails a second \|/)),
    date: read('when it was measured', /measured on ([\d-]+)/),
  };
}

/** @param tokens the calls per second that the wholesaler allows, for all addresses together */
export function shopOfDay(tokens: number): Shop {
  const { sales, mails } = measured();
  const lease = settings.ORDER_LEASE_SECONDS * (1 - LEASE_MARGIN);
  return {
    sales,
    mails,
    orders: Math.floor((tokens * OPEN.order) / COST.order),
    // Half of the rest of the lease is for waiting, the other half for the answer.
    patience: Math.floor(lease / 2),
    pauses: PAUSES_SECONDS,
    sweep: {
      batch: Math.floor((AT_ONCE * PURCHASES_MS) / 1000 / ANSWER_SECONDS),
      every: settings.RECOVER_SECONDS,
    },
    refundAfter: settings.FULFIL_WITHIN_SECONDS,
    inFront: WAIT_MS / 1000,
  };
}
