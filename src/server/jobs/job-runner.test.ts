import type { Job } from 'pg-boss';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { JobRunner, type RunnerParts } from './job-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with so many jobs, named by their numbers, and what it was asked. */
function queueOf(count: number) {
  const waiting = Array.from({ length: count }, (_, id): Job => {
    const { signal } = new AbortController();
    return {
      id: String(id),
      name: 'q',
      data: {},
      expireInSeconds: 90,
      heartbeatSeconds: null,
      retryCount: 0,
      signal,
    };
  });
  const asked: string[] = [];
  const ids = (jobs: Job[]) => jobs.map(({ id }) => id).join(' ');
  const source: RunnerParts['source'] = {
    async take(most) {
      const taken = waiting.splice(0, most);
      asked.push(`take ${ids(taken)}`);
      return taken;
    },
    complete: async (jobs) => void asked.push(`complete ${ids(jobs)}`),
    fail: async (jobs, why) => void asked.push(`fail ${ids(jobs)}: ${why}`),
  };
  return { source, asked, waiting };
}

function runnerOf(parts: Partial<RunnerParts> & Pick<RunnerParts, 'source'>) {
  const errors: unknown[] = [];
  const runner = new JobRunner({
    run: async () => {},
    onError: (error) => errors.push(error),
    atOnce: 4,
    ...parts,
  });
  return { runner, errors };
}

const takes = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('fetches several jobs in one call and settles them in another', async () => {
  const { source, asked } = queueOf(16);
  const { runner } = runnerOf({ source, run: () => takes(30) });
  runner.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.slice(0, 3)).toEqual(['take 0 1 2 3', 'complete 0 1 2 3', 'take 4 5 6 7']);
  // Four of each, and one that finds nothing more.
  expect(asked).toHaveLength(9);
  await runner.stop(0);
});

it('starts a single job at once after any pause', async () => {
  const { source, asked } = queueOf(1);
  const { runner } = runnerOf({ source });
  await vi.advanceTimersByTimeAsync(10_000);
  runner.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['take 0']);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['take 0', 'complete 0']);
  await runner.stop(0);
});

it('asks the queue once for news that arrives together', async () => {
  const { source, asked } = queueOf(0);
  const { runner } = runnerOf({ source });
  for (let news = 0; news < 50; news++) runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['take ']);
  await runner.stop(0);
});

it('fails one job of several alone', async () => {
  const { source, asked } = queueOf(4);
  const run = async ({ id }: Job) => {
    if (id === '2') throw new Error('refused');
  };
  const { runner, errors } = runnerOf({ source, run });
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toContain('fail 2: refused');
  expect(asked).toContain('complete 0 1 3');
  expect(errors).toEqual([]);
  await runner.stop(0);
});

it('keeps running other jobs while one hangs, and returns that one when it stops', async () => {
  const { source, asked } = queueOf(9);
  const run = ({ id }: Job) => (id === '1' ? new Promise<void>(() => {}) : takes(10));
  const { runner } = runnerOf({ source, run });
  runner.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  const completed = asked
    .filter((one) => one.startsWith('complete'))
    .flatMap((one) => one.split(' ').slice(1));
  expect(completed.toSorted()).toEqual(['0', '2', '3', '4', '5', '6', '7', '8']);
  const stopping = runner.stop(1_000);
  await vi.advanceTimersByTimeAsync(1_100);
  await stopping;
  expect(asked.at(-1)).toBe('fail 1: its process stopped');
});

it('fails a job that takes longer than it may, and settles it once', async () => {
  const { source, asked } = queueOf(1);
  const { runner } = runnerOf({ source, run: () => takes(100_000) });
  runner.wake();
  await vi.advanceTimersByTimeAsync(91_000);
  expect(asked).toContain('fail 0: it took too long');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.filter((one) => !one.startsWith('take'))).toHaveLength(1);
  await runner.stop(0);
});

it('lets running jobs end before it stops, settles them, and takes no more', async () => {
  const { source, asked, waiting } = queueOf(6);
  const { runner } = runnerOf({ source, run: () => takes(300) });
  runner.wake();
  await vi.advanceTimersByTimeAsync(50);
  const stopping = runner.stop(4_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopping;
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['take 0 1 2 3', 'complete 0 1 2 3']);
  expect(waiting).toHaveLength(2);
});

it('reports a queue that does not answer, and asks again when woken', async () => {
  const { source, asked } = queueOf(1);
  const take = source.take.bind(source);
  source.take = () => Promise.reject(new Error('away'));
  const { runner, errors } = runnerOf({ source });
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([errors.length, asked]).toEqual([1, []]);
  source.take = take;
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['take 0', 'complete 0']);
  await runner.stop(0);
});

it('settles the others if one call to settle fails', async () => {
  const { source, asked } = queueOf(2);
  source.complete = () => Promise.reject(new Error('away'));
  const run = async ({ id }: Job) => {
    if (id === '1') throw new Error('refused');
  };
  const { runner, errors } = runnerOf({ source, run });
  runner.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toHaveLength(1);
  expect(asked).toContain('fail 1: refused');
  await runner.stop(0);
});
