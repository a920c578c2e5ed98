import { expect, it } from 'vitest';

import { createLog } from './log.ts';
import { createWatchdog } from './watchdog.ts';

/** A watchdog with a clock of its own, and the lines it wrote. */
function watched() {
  const lines: string[] = [];
  let now = 0;
  const dog = createWatchdog(createLog('info', { write: (line) => void lines.push(line) }), () => now);
  return {
    dog,
    told: () => lines.map((line) => JSON.parse(line) as { stoodMs: number; running: string[] }),
    /** So much time passes until the next check. */
    pass: (ms: number) => {
      now += ms;
      dog.check();
    },
  };
}

it('says nothing while the loop turns, however busy it is', async () => {
  const { dog, told, pass } = watched();
  await dog.during('GET /api/esims', async () => {
    for (const ms of [250, 300, 1_200, 250]) pass(ms);
  });
  expect(told()).toEqual([]);
  expect(dog.stalls).toEqual({ count: 0, seconds: 0 });
});

it('names the work that blocked the loop once each, even if it ended before the check', async () => {
  const { dog, told, pass } = watched();
  let end = () => {};
  const long = dog.during('job mail.send', () => new Promise<void>((resolve) => (end = resolve)));
  await Promise.all([1, 2].map(() => dog.during('POST /api/quote', async () => {})));
  pass(250 + 4_000);
  expect(told()).toMatchObject([{ stoodMs: 4_000, running: ['POST /api/quote', 'job mail.send'] }]);
  pass(250 + 1_500);
  expect(told()[1]).toMatchObject({ stoodMs: 1_500, running: ['job mail.send'] });
  end();
  await long;
  pass(250);
  pass(250 + 2_000);
  expect(told()[2]).toMatchObject({ running: [] });
  expect(dog.stalls).toEqual({ count: 3, seconds: 7.5 });
});

it('forgets failed work, too', async () => {
  const { dog, told, pass } = watched();
  await expect(dog.during('job x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  pass(250);
  pass(2_000);
  expect(told()).toMatchObject([{ running: [] }]);
});
