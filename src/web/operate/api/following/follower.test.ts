import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type ChangesAnswer, Follower } from './follower.ts';

const EVERY = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shop whose changes a test tells, and a page that is busy when it says so. */
function followed(page = { busy: false }) {
  let answer: ChangesAnswer | Error = { newest: 10, changes: [], more: false };
  const asked: (number | undefined)[] = [];
  const follower = new Follower(
    {
      ask: async (since) => {
        asked.push(since);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isBusy: () => page.busy,
      later(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    EVERY,
  );
  const heard: (string[] | null)[] = [];
  follower.onChange((changed) => heard.push(changed && [...changed]));
  const stop = follower.follow();
  return {
    follower,
    page,
    asked,
    heard,
    stop,
    async tell(next: ChangesAnswer | Error, ms = EVERY) {
      answer = next;
      await vi.advanceTimersByTimeAsync(ms);
    },
  };
}

const change = (id: number, ...about: string[]) => ({ id, about });

describe('Follower', () => {
  it('tells what is new, once, and late entries as well', async () => {
    const shop = followed();
    await shop.tell({
      newest: 13,
      changes: [change(13, 'b'), change(11, 'a'), change(9, 'old')],
      more: false,
    });
    expect(shop.heard).toEqual([['b', 'a']]);
    await shop.tell({
      newest: 13,
      changes: [change(13, 'b'), change(12, 'late'), change(11, 'a')],
      more: false,
    });
    expect(shop.heard).toEqual([['b', 'a'], ['late']]);
    expect(shop.asked).toEqual([undefined, 10, 13]);
    shop.stop();
    await shop.tell({ newest: 14, changes: [change(14, 'c')], more: false });
    expect(shop.heard).toHaveLength(2);
  });

  it('takes anything for changed after a long sleep, and on another database', async () => {
    const shop = followed();
    await shop.tell({ newest: 900, changes: [change(900, 'a')], more: true });
    await shop.tell({ newest: 4, changes: [change(4, 'b')], more: false });
    expect(shop.heard).toEqual([null, null]);
    shop.stop();
  });

  it('asks less often while the shop does not answer', async () => {
    const shop = followed();
    await shop.tell(new Error('away'), 0);
    await shop.tell(new Error('away'), EVERY + 2 * EVERY + 4 * EVERY);
    expect(shop.asked).toHaveLength(4);
    await shop.tell({ newest: 11, changes: [change(11, 'a')], more: false }, 8 * EVERY);
    expect(shop.heard).toEqual([['a']]);
    shop.stop();
  });

  it('holds back what would move a busy page, and shows the newest of it when that is free or asked for', () => {
    const shop = followed();
    const shown: string[] = [];
    const list = {};
    shop.page.busy = true;
    shop.follower.showWhenFree(list, () => shown.push('first'));
    shop.follower.showWhenFree(list, () => shown.push('second'));
    expect([shown, shop.follower.isHolding()]).toEqual([[], true]);
    shop.page.busy = false;
    vi.advanceTimersByTime(500);
    expect([shown, shop.follower.isHolding()]).toEqual([['second'], false]);
    shop.page.busy = true;
    shop.follower.showWhenFree(list, () => shown.push('third'));
    shop.follower.showNow();
    expect(shown).toEqual(['second', 'third']);
    shop.follower.showWhenFree(list, () => shown.push('gone'));
    shop.follower.drop(list);
    shop.page.busy = false;
    vi.advanceTimersByTime(500);
    expect(shown).toHaveLength(2);
    shop.stop();
  });
});
