import { describe, expect, it } from 'vitest';

import { SessionStore, type User } from './session-store.ts';

const mia: User = {
  id: 'u1',
  email: 'mia@posteo.example',
  name: 'Mia Larsen',
  emailVerified: true,
  language: null,
  currency: null,
};
const ole: User = { ...mia, id: 'u2', email: 'ole@posteo.example' };

function setUp(hint = true) {
  const place = { hint, dropped: 0, now: 0 };
  const answers: PromiseWithResolvers<User | null>[] = [];
  const store = new SessionStore({
    hasHint: () => place.hint,
    dropHint: () => void (place.dropped += 1),
    ask: () => {
      const answer = Promise.withResolvers<User | null>();
      answers.push(answer);
      return answer.promise;
    },
    now: () => place.now,
  });
  return { store, place, answers };
}

describe('who is signed in', () => {
  it('is nobody without the hint, and without a request', async () => {
    const { store, answers } = setUp(false);
    expect(store.get()).toEqual({ state: 'unknown' });
    await store.read();
    expect(store.get()).toEqual({ state: 'signed-out' });
    expect(answers).toHaveLength(0);
  });

  it('is requested if there is a hint, and right after signing in', async () => {
    const { store, place, answers } = setUp();
    const read = store.read();
    expect(store.get()).toEqual({ state: 'unknown' });
    answers[0]?.resolve(mia);
    await read;
    expect(store.get()).toEqual({ state: 'signed-in', user: mia });
    place.hint = false;
    const again = store.read({ certainly: true });
    answers[1]?.resolve(ole);
    expect(await again).toEqual({ state: 'signed-in', user: ole });
  });

  it('drops a hint that the shop does not confirm', async () => {
    const { store, place, answers } = setUp();
    const read = store.read();
    answers[0]?.resolve(null);
    await read;
    expect(store.get()).toEqual({ state: 'signed-out' });
    expect(place.dropped).toBe(1);
  });

  it('accepts only the answer to the newest request', async () => {
    const { store, answers } = setUp();
    const reads = [store.read(), store.read()];
    answers[1]?.resolve(ole);
    await reads[1];
    answers[0]?.resolve(mia);
    await reads[0];
    expect(store.get()).toEqual({ state: 'signed-in', user: ole });
    const late = store.read();
    store.leave();
    answers[2]?.resolve(ole);
    await late;
    expect(store.get()).toEqual({ state: 'signed-out' });
  });

  it('stays the same if no answer comes, and says so if it was never known', async () => {
    const { store, answers } = setUp();
    const first = store.read();
    answers[0]?.reject(new Error('offline'));
    await first;
    expect(store.get()).toEqual({ state: 'unknown', failed: true });
    const second = store.read();
    answers[1]?.resolve(mia);
    await second;
    const third = store.read();
    answers[2]?.reject(new Error('offline'));
    await third;
    expect(store.get()).toEqual({ state: 'signed-in', user: mia });
  });

  it('can be awaited, and reports only changes', async () => {
    const { store, place, answers } = setUp();
    const told: string[] = [];
    const stop = store.subscribe(() => told.push(store.get().state));
    const settled = store.settled();
    const read = store.read();
    answers[0]?.resolve(mia);
    expect(await settled).toEqual({ state: 'signed-in', user: mia });
    await read;
    place.now = 90_000;
    expect(store.age).toBe(90_000);
    const same = store.read();
    answers[1]?.resolve({ ...mia });
    await same;
    expect(told).toEqual(['signed-in']);
    stop();
    store.leave();
    expect(told).toEqual(['signed-in']);
    expect(await store.settled()).toEqual({ state: 'signed-out' });
  });
});
