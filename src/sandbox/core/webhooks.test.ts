import { expect, test, vi } from 'vitest';

import { WebhookSender } from './webhooks.ts';

/** A sender that records its pauses; each ends when the test says so. */
function senderWithPauses() {
  const pauses: { ms: number; ring: () => void }[] = [];
  const sender = new WebhookSender((ms, ring) => {
    pauses.push({ ms, ring });
    return () => {};
  });
  return { sender, pauses };
}

test('a failed callback is sent again after each pause, then given up', async () => {
  const { sender, pauses } = senderWithPauses();
  const answers = [500, 302, new Error('refused'), 404];
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  sender.deliver({ party: 'stripe', id: 'evt_1', retrySeconds: [1, 3, 10], send });
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => pauses).toHaveLength(tries);
    expect(sender.list()[0]).toMatchObject({ state: 'retrying', attempts: tries });
    pauses[tries - 1]?.ring();
  }
  await expect.poll(() => sender.list()[0]).toMatchObject({ state: 'failed', attempts: 4, last_status: 404 });
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 3000, 10_000]);
});

test('a 2xx answer ends the delivery', async () => {
  const { sender, pauses } = senderWithPauses();
  sender.deliver({ party: 'stripe', id: 'evt_1', retrySeconds: [1], send: async () => 204 });
  await expect.poll(() => sender.list()[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(pauses).toEqual([]);
});

test('a control affects only one party', async () => {
  const { sender } = senderWithPauses();
  sender.pull('stripe', 'hold');
  for (const party of ['stripe', 'esim-go'] as const) {
    sender.deliver({ party, id: party, retrySeconds: [], send: async () => 200 });
  }
  await expect.poll(() => sender.list('esim-go')[0]?.state).toBe('delivered');
  expect(sender.list('stripe')[0]?.state).toBe('waiting');
});

test('only a few are sent at once, and none is lost', async () => {
  const { sender } = senderWithPauses();
  let running = 0;
  let most = 0;
  for (let count = 0; count < 40; count += 1) {
    sender.deliver({
      party: 'stripe',
      id: `evt_${count}`,
      retrySeconds: [],
      async send() {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => void setImmediate(resolve));
        running -= 1;
        return 200;
      },
    });
  }
  await expect.poll(() => sender.list().every(({ state }) => state === 'delivered')).toBe(true);
  expect(sender.list()).toHaveLength(40);
  expect(most).toBe(8);
});
