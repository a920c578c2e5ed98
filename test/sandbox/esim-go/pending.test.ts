import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const caller = useOpened(startCaller, { anew: true });

const JAPAN = 'esim_1GB_7D_JP_V2';

describe('an order that takes its time', () => {
  test('is pending without ICCIDs, its eSIM out of reach, until the clock is there', async () => {
    await caller.control('provider', { orderProcessingMs: 60_000 });
    const pending = await caller.buy();
    expect(pending).toMatchObject({ status: 'processing' });
    expect(pending.order[0]).not.toHaveProperty('iccids');
    const [hidden] = (await caller.ledger()).esims;
    expect((await caller.get(`/esims/${hidden.iccid}`)).status).toBe(403);
    const early = await caller.get(`/esims/assignments?reference=${pending.orderReference}`);
    expect(early.status).toBe(503);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    await caller.later({ seconds: 61 });
    const done = await caller.get(`/orders/${pending.orderReference}`);
    expect(done.body).toMatchObject({ status: 'completed', order: [{ iccids: [hidden.iccid] }] });
    const late = await caller.get(`/esims/assignments?reference=${pending.orderReference}`);
    expect(late.body).toMatchObject({ iccid: hidden.iccid });
  });

  test('more than five bundles are completed in the background', async () => {
    expect(await caller.buy(JAPAN, 5)).toMatchObject({ status: 'completed' });
    expect(await caller.buy(JAPAN, 6)).toMatchObject({ status: 'processing' });
  });

  test('a failed order costs nothing and leaves no eSIM', async () => {
    await caller.control('provider', { orderOutcome: 'failed' });
    const failed = await caller.buy();
    expect(failed).toMatchObject({ status: 'failed', statusMessage: 'Order processing failed' });
    const [organisation] = (await caller.get('/organisation')).body.organisations;
    expect(organisation.balance).toBe(100_000);
    expect(await caller.ledger()).toMatchObject({ provider_orders: [], esims: [] });
    expect((await caller.get(`/orders/${failed.orderReference}`)).body.status).toBe('failed');
  });

  test('orders faster than the agreed pace are refused where that is switched on', async () => {
    await caller.control('provider', { orderGapMs: 3_600_000 });
    expect((await caller.buy()).status).toBe('completed');
    const { status, headers } = await caller.call('POST', '/orders', {
      type: 'transaction',
      assign: true,
      order: [{ type: 'bundle', item: JAPAN, quantity: 1 }],
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await caller.later({ seconds: 3601 });
    expect((await caller.buy()).status).toBe('completed');
  });
});
