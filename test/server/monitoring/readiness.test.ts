import { expect, it, onTestFinished, vi } from 'vitest';

import { createReadiness } from '../../../src/server/monitoring/readiness.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** Stops the clock by which answers are remembered; returns how to move it. */
function stopClock(): (ms: number) => void {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (ms) => void (now += ms);
}

/** The shop's database, with a count of its queries. */
function counted() {
  const asked = { reads: 0, writes: 0 };
  const db = new Proxy(shop.deps.db.db, {
    get(target, name) {
      if (name === 'select') asked.reads++;
      if (name === 'transaction') asked.writes++;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { asked, deps: { ...shop.deps, db: { ...shop.deps.db, db } } };
}

it('thousands of simultaneous health checks cost one database query', async () => {
  stopClock();
  const { asked, deps } = counted();
  const { isReady } = createReadiness(deps);
  const answers = await Promise.all(Array.from({ length: 2_000 }, () => isReady()));
  expect(new Set(answers)).toEqual(new Set([true]));
  await Promise.all(Array.from({ length: 2_000 }, () => isReady()));
  expect(asked).toEqual({ reads: 1, writes: 1 });
});

it('the check writes a row now and then, not every time', async () => {
  const passMs = stopClock();
  const { asked, deps } = counted();
  const { isReady } = createReadiness(deps);
  for (let checks = 0; checks < 4; checks++) {
    expect(await isReady()).toBe(true);
    passMs(300);
  }
  expect(asked).toEqual({ reads: 4, writes: 1 });
  passMs(5_000);
  expect(await isReady()).toBe(true);
  expect(asked).toEqual({ reads: 5, writes: 2 });
});
