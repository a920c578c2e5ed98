import { afterEach, beforeAll, expect, it } from 'vitest';

import {
  CASE_KINDS,
  type CaseKind,
  ENDS_BY_ADDRESS,
  RETURN_MINUTES,
} from '../../../../src/domain/operators/cases.ts';
import { watch } from '../../../../src/server/alerts/watch.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { CASE_CAUSES } from '../../../support/console/case-causes.ts';
import { CaseWorker } from '../../../support/console/case-worker.ts';
import { isLong } from '../../../support/machine/long.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ returnedMail: true, env: { CARD_TESTING_DECLINES: '25' } });
const worker = new CaseWorker(shop);
beforeAll(() => worker.open());
afterEach(async () => {
  await shop.world.clearFaults();
  await shop.world.webhooks('release');
});

/**
 * What ends each kind of case after its act. `person`: the act itself, which is somebody's word. `act`: the act looks for itself,
 * and ends the case only if the trouble is gone. `remedy`: the act begins something that still has to work. `nothing`: nothing
 * that we do.
 */
const ENDS: Record<CaseKind, 'person' | 'act' | 'remedy' | 'nothing'> = {
  low_balance: 'act',
  wholesaler_away: 'act',
  source_loss: 'nothing',
  books_differ: 'act',
  below_floor: 'act',
  price_jump: 'act',
  rate_old: 'act',
  unclear_order: 'remedy',
  needs_review: 'person',
  refund_failed: 'remedy',
  dispute: 'act',
  mail_refused: 'remedy',
  mail_returned: 'remedy',
  card_testing: 'nothing',
  paypal_refuses: 'nothing',
  mail_stuck: 'remedy',
  cannot_write: 'person',
  order_without_purchase: 'nothing',
  stock_left: 'nothing',
  refunds_paused: 'nothing',
  tax_place: 'nothing',
  tax_owed: 'remedy',
  webhook_failing: 'act',
  invoice_overdue: 'act',
  draft_stuck: 'act',
};

/** The others have no remedy that could be taken for done too early. */
const TRIED = isLong ? CASE_KINDS : CASE_KINDS.filter((kind) => ENDS[kind] === 'remedy');

it.each(TRIED)('%s ends when its remedy has worked, and not when it was begun', async (kind) => {
  const { make, hinder, mend } = CASE_CAUSES[kind];
  await make(shop);
  await watch(shop.deps);
  const found = await worker.caseOf(kind);
  expect(found.state).toBe('open');
  const stateNow = async () => (await worker.read(found.id)).state;
  const press = async () => {
    const now = await worker.read(found.id);
    const wanted = { case: now.id, seen: now.version };
    if (now.state === 'open') await worker.verb('case_act', wanted, atCommandLine('test')).catch(() => {});
  };

  await hinder?.(shop);
  // No job runs yet: whatever the act has queued is still to come.
  await press();
  await watch(shop.deps);
  if (ENDS[kind] === 'person') expect(await stateNow()).toBe('over');
  else if (ENDS[kind] === 'nothing') expect(await stateNow()).toBe('seen');
  // Read at once by the act itself, unless somebody else has to mend it first.
  else if (ENDS[kind] === 'act') expect(await stateNow()).toBe(mend ? 'open' : 'over');
  else expect(await stateNow()).toBe('open');
  if (ENDS[kind] === 'nothing') return;

  await shop.world.clearFaults();
  await mend?.(shop);
  await shop.settle();
  if (ENDS_BY_ADDRESS.has(kind)) await shop.pass(RETURN_MINUTES * 60);
  await press();
  await watch(shop.deps);
  expect(await stateNow()).toBe('over');
});
