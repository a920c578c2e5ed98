import { describe, expect, it } from 'vitest';

import { ConsoleFailure } from './console-failure.ts';
import type { Answer } from './send.ts';
import { type SessionFacts, SessionStore } from './session-store.ts';

const MINUTE = 60_000;

function setUp() {
  /** The shop's clock is an hour ahead of the browser's. */
  const world = { now: 0, state: 'open' as SessionFacts['state'], down: false, asked: 0 };
  const shopNow = () => world.now + 60 * MINUTE;
  let timer: { at: number; run: () => void } | null = null;
  const store = new SessionStore({
    ask: async () => {
      world.asked += 1;
      if (world.down) throw new ConsoleFailure(0, 'offline', 'gone');
      const idle = world.state === 'open' ? new Date(shopNow() + 30 * MINUTE).toISOString() : null;
      const body = {
        state: world.state,
        email: null,
        operator: null,
        stepped_up_until: null,
        idle_until: idle,
      };
      return { body, at: shopNow() };
    },
    now: () => world.now,
    later(ms, run) {
      const own = { at: world.now + ms, run };
      timer = own;
      return () => {
        if (timer === own) timer = null;
      };
    },
  });
  const pass = async (ms: number) => {
    world.now += ms;
    if (timer && timer.at <= world.now) timer.run();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const seen = () => {
    const session = store.get();
    return session.known === 'yes' ? [session.facts.state, session.ended] : session.known;
  };
  return { store, world, pass, seen };
}

describe('who is in the console', () => {
  it('is read again once the session must be over, and says why, whatever the browser’s clock says', async () => {
    const { store, world, pass, seen } = setUp();
    await store.read();
    expect([seen(), world.asked]).toEqual([['open', null], 1]);
    await pass(30 * MINUTE);
    expect(world.asked).toBe(1);
    world.state = 'code';
    await pass(2_000);
    expect([seen(), world.asked]).toEqual([['code', 'idle'], 2]);
  });

  it('stays signed in while the console is used', async () => {
    const { store, world, pass, seen } = setUp();
    await store.read();
    await pass(20 * MINUTE);
    store.used();
    await pass(20 * MINUTE);
    expect([seen(), world.asked]).toEqual([['open', null], 1]);
    world.state = 'code';
    await pass(11 * MINUTE);
    expect(seen()).toEqual(['code', 'idle']);
  });

  it('sees whether somebody ended the session or they left, until they sign in again', async () => {
    const { store, world, seen } = setUp();
    await store.read();
    world.state = 'signed_out';
    await store.read();
    expect(seen()).toEqual(['signed_out', 'over']);
    world.state = 'code';
    await store.read();
    expect(seen()).toEqual(['code', 'over']);
    world.state = 'open';
    await store.read();
    expect(seen()).toEqual(['open', null]);
    world.state = 'code';
    await store.read('left');
    expect(seen()).toEqual(['code', 'left']);
  });

  it('is signed out without a reason if nobody was signed in before', async () => {
    const { store, world, seen } = setUp();
    world.state = 'signed_out';
    await store.read('left');
    expect(seen()).toEqual(['signed_out', null]);
  });

  it('stays through a moment without connection, and disappears once the time is over', async () => {
    const { store, world, pass, seen } = setUp();
    await store.read();
    world.down = true;
    await store.read();
    expect(seen()).toEqual(['open', null]);
    await pass(31 * MINUTE);
    expect(seen()).toBe('failed');
    world.down = false;
    world.state = 'code';
    await store.read();
    expect(seen()).toEqual(['code', 'idle']);
  });

  it('is the answer to the newest request, whichever answer comes first', async () => {
    for (const first of [0, 1]) {
      const answers: PromiseWithResolvers<Answer>[] = [];
      const store = new SessionStore({
        ask: () => {
          const answer = Promise.withResolvers<Answer>();
          answers.push(answer);
          return answer.promise;
        },
        now: () => 0,
        later: () => () => {},
      });
      const asked = [store.read(), store.read()];
      const facts = { email: null, operator: null, stepped_up_until: null, idle_until: null };
      for (const n of [first, 1 - first])
        answers[n]?.resolve({ body: { ...facts, state: n === 1 ? 'code' : 'open' }, at: 0 });
      await Promise.all(asked);
      expect(store.get()).toMatchObject({ known: 'yes', facts: { state: 'code' } });
    }
  });

  it('is unknown if the first request fails', async () => {
    const { store, world, seen } = setUp();
    expect(seen()).toBe('no');
    world.down = true;
    await store.read();
    expect(seen()).toBe('failed');
  });
});
