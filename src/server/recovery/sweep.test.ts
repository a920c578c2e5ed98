import { expect, it } from 'vitest';

import { AT_ONCE, BATCH, sweep } from './sweep.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at).padStart(4, '0') }));

/** Something that is due until it is taken up. */
function aPile(count: number) {
  const due = new Map(ids(count).map((one) => [one.id, one]));
  let [atOnce, most] = [0, 0];
  return {
    due,
    most: () => most,
    read: () => Promise.resolve([...due.values()].slice(0, BATCH)),
    take: async ({ id }: { id: string }) => {
      most = Math.max(most, (atOnce += 1));
      await Promise.resolve();
      due.delete(id);
      atOnce -= 1;
      return true;
    },
  };
}

it.each([0, 1, BATCH - 1, BATCH, BATCH + 1, 5 * BATCH + 3])('handles all %i that are due', async (count) => {
  const pile = aPile(count);
  expect(await sweep(pile.read, pile.take, Infinity)).toBe(count);
  expect(pile.due.size).toBe(0);
  expect(pile.most()).toBe(Math.min(count, AT_ONCE));
});

it('leaves the rest to the next sweep once its time is over, after one batch at least', async () => {
  const pile = aPile(3 * BATCH);
  expect(await sweep(pile.read, pile.take, 0)).toBe(BATCH);
});

it('counts what it handled, and not what others did', async () => {
  const isOurs = ({ id }: { id: string }) => Promise.resolve(Number(id) % 2 === 0);
  expect(await sweep(() => Promise.resolve(ids(10)), isOurs, Infinity)).toBe(5);
});
