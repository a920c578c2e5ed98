import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { issueOf, openPaypal, orderCalls } from './setting.ts';

const HOUR = 3600;
const setting = useOpened(openPaypal, { anew: true });

const { create, capture, approve } = orderCalls(setting);

describe('PayPal-Request-Id', () => {
  test('makes one order of many calls, in its latest state, for six hours', async () => {
    const key = { 'paypal-request-id': 'ord:1:pp:1' };
    const first = await create({}, key);
    await approve(first.body.id);
    const again = await create({}, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toMatchObject({ id: first.body.id, status: 'APPROVED' });
    const paid = await capture(first.body.id, key);
    expect(paid.status).toBe(201);
    const replay = await capture(first.body.id, key);
    expect([replay.status, replay.body.status]).toEqual([200, 'COMPLETED']);
    await setting.pull('clock', { advance_seconds: 6 * HOUR });
    expect(issueOf(await capture(first.body.id, key))).toBe('ORDER_ALREADY_CAPTURED');
    expect((await create({}, key)).status).toBe(201);
  });

  test('lets one of several calls at once through', async () => {
    await create();
    // On a busy machine, one may end before the next arrives, which then gets the same order.
    let refused: Awaited<ReturnType<typeof create>> | undefined;
    for (let round = 0; refused === undefined && round < 20; round++) {
      const key = { 'paypal-request-id': `at-once-${round}` };
      const answers = await Promise.all([create({}, key), create({}, key), create({}, key)]);
      const [made, ...others] = answers.toSorted(
        (a, b) => Number(b.status === 201) - Number(a.status === 201),
      );
      expect(made?.status).toBe(201);
      for (const { status, body } of others)
        expect([
          [200, made?.body.id],
          [409, undefined],
        ]).toContainEqual([status, body.id]);
      refused = others.find(({ status }) => status === 409);
    }
    expect(refused && issueOf(refused)).toBe('PREVIOUS_REQUEST_IN_PROGRESS');
  });

  test('of a call that failed is free again, and is at most 108 characters long', async () => {
    const id = await setting.order();
    const key = { 'paypal-request-id': 'later' };
    expect(issueOf(await capture(id, key))).toBe('ORDER_NOT_APPROVED');
    await approve(id);
    expect((await capture(id, key)).status).toBe(201);
    expect(issueOf(await create({}, { 'paypal-request-id': 'x'.repeat(109) }))).toBe('INVALID_STRING_LENGTH');
  });
});
