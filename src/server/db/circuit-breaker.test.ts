import { describe, expect, it } from 'vitest';

import { createCircuitBreaker, DatabaseAway } from './circuit-breaker.ts';

/** A breaker on a clock of its own, in front of a database that is up or not. */
function setting({ up = true, connectMs = 0, chance = 0.5 } = {}) {
  let now = 0;
  const waiting: { at: number; wake: () => void }[] = [];
  const pause = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ at: now + ms, wake });
    });
  const log: string[] = [];
  const breaker = createCircuitBreaker(
    {
      onAway: () => log.push('away'),
      onBack: ({ seconds, tries }) => log.push(`back after ${seconds} s, ${tries} tries`),
    },
    { now: () => now, random: () => chance, pause },
  );
  const state = { up, tries: [] as number[], underWay: 0, mostAtOnce: 0 };
  const connect = async () => {
    state.tries.push(now);
    state.mostAtOnce = Math.max(state.mostAtOnce, ++state.underWay);
    await pause(connectMs);
    state.underWay--;
    if (!state.up) throw new Error('refused');
    return 'a connection';
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    broke: (error: Error) => breaker.broke(error),
    state,
    log,
    attempt: () => breaker.attempt(connect).catch((error: unknown) => error),
    /** Lets time pass, and whoever waits for it go on. */
    pass: async (ms: number) => {
      for (const end = now + ms; ;) {
        await settle();
        const next = Math.min(end, ...waiting.map(({ at }) => at));
        now = Math.max(now, next);
        const due = waiting.filter(({ at }) => at <= now);
        for (const one of due) waiting.splice(waiting.indexOf(one), 1);
        if (due.length === 0 && now >= end) return;
        for (const { wake } of due) wake();
      }
    },
  };
}

describe('while the database is away', () => {
  it.each([0, 5_000])('many callers make at most 30 attempts a minute (%i ms each)', async (connectMs) => {
    const { attempt, pass, state } = setting({ up: false, connectMs });
    for (let ms = 0; ms < 180_000; ms += 50) {
      for (let callers = 0; callers < 5; callers++) void attempt();
      await pass(50);
    }
    for (const from of [0, 60_000, 120_000]) {
      const tries = state.tries.filter((at) => at >= from && at < from + 60_000).length;
      expect(tries).toBeLessThanOrEqual(30);
      expect(tries).toBeGreaterThanOrEqual(5);
    }
  });

  it('the processes of a fleet do not all try again at the same moments', async () => {
    const moments = async (chance: number) => {
      const { attempt, pass, state } = setting({ up: false, chance });
      for (let ms = 0; ms < 60_000; ms += 50) {
        void attempt();
        await pass(50);
      }
      return state.tries.filter((at) => at > 0);
    };
    const [one, other] = [await moments(0), await moments(1)];
    expect(one.length).toBeGreaterThan(other.length);
    const together = one.filter((at) => other.includes(at));
    expect(together.length).toBeLessThan(other.length / 2);
  });

  it('everybody except one is refused at once, and nothing is queued', async () => {
    const { attempt, pass, state } = setting({ up: false });
    for (let ms = 0; ms < 20_000; ms += 100) {
      void attempt();
      await pass(100);
    }
    const before = state.tries.length;
    const asked = Promise.all(Array.from({ length: 100 }, attempt));
    await pass(1);
    const answers = await asked;
    expect(answers.every((answer) => answer instanceof Error)).toBe(true);
    expect(answers.filter((answer) => answer instanceof DatabaseAway).length).toBeGreaterThanOrEqual(99);
    await pass(60_000);
    expect(state.tries.length - before).toBeLessThanOrEqual(1);
  });

  it('it is logged once, and so is its return', async () => {
    const { attempt, pass, state, log } = setting({ up: false });
    for (let ms = 0; ms < 30_000; ms += 100) {
      void attempt();
      await pass(100);
    }
    expect(log).toEqual(['away']);
    state.up = true;
    await pass(10_000);
    const last = attempt();
    await pass(1);
    expect(await last).toBe('a connection');
    expect(log).toHaveLength(2);
    expect(log[1]).toMatch(/^back after 40 s, \d+ tries$/);
  });
});

describe('when the database comes back', () => {
  it('one caller finds out, then the others follow, few at once', async () => {
    const { attempt, broke, pass, state } = setting({ connectMs: 20 });
    await pass(20_000);
    broke(new Error('it hung up'));
    const all = Promise.all(Array.from({ length: 50 }, attempt));
    await pass(10);
    expect(state.tries).toHaveLength(1);
    await pass(1_000);
    expect(await all).toEqual(Array.from({ length: 50 }, () => 'a connection'));
    expect(state.mostAtOnce).toBe(4);
  });

  it('after a short interruption, those who asked meanwhile are served', async () => {
    const { attempt, broke, pass, state } = setting();
    await pass(20_000);
    broke(new Error('it hung up'));
    state.up = false;
    const first = attempt();
    await pass(1);
    state.up = true;
    const others = Promise.all(Array.from({ length: 5 }, attempt));
    await pass(2_000);
    expect(await first).toEqual(new Error('refused'));
    expect(await others).toEqual(Array.from({ length: 5 }, () => 'a connection'));
  });
});

it('a database that accepts and then drops every connection is spared, too', async () => {
  const { attempt, broke, pass, state, log } = setting();
  for (let ms = 0; ms < 120_000; ms += 50) {
    void attempt().then((answer) => answer === 'a connection' && broke(new Error('it hung up')));
    await pass(50);
  }
  expect(state.tries.filter((at) => at >= 60_000).length).toBeLessThanOrEqual(30);
  expect(log).toEqual([]);
});
