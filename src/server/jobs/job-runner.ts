import { setTimeout as pause } from 'node:timers/promises';

import type { Job } from 'pg-boss';

/** Where a runner's jobs come from, and go back to. What it took is nobody else's until it is settled, or has run out. */
interface JobSource {
  /** At most so many that are due, oldest first. */
  take(most: number): Promise<Job[]>;
  complete(jobs: Job[]): Promise<unknown>;
  /** They are tried again, as often as their queue allows. */
  fail(jobs: Job[], why: string): Promise<unknown>;
}

export interface RunnerParts {
  source: JobSource;
  /** Does one job; throws what may be stored with one that failed. */
  run: (job: Job) => Promise<void>;
  /** Hears why the source could not be asked. */
  onError: (error: unknown) => void;
  /** Jobs at once. */
  atOnce: number;
}

/** Jobs that end within so long are settled together, and others are taken in their places, in one call each. */
const GATHER_MS = 100;

/**
 * Does the jobs of one queue, some at a time. Each stands for itself: one that fails is tried again alone, one that hangs takes
 * one place of many.
 */
export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #running = new Set<Job>();
  #ended: { job: Job; error: Error | null }[] = [];
  /** Jobs may wait. */
  #isDue = false;
  /** As many came as there were places for. */
  #isMore = false;
  #isTurning = false;
  #isStopped = false;
  #turnedAt = -Infinity;
  #next: NodeJS.Timeout | undefined;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** There may be something to do. */
  wake(): void {
    this.#isDue = true;
    this.#plan();
  }

  /** Lets running jobs end, at most `timeoutMs`; what runs longer is left to others. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#next);
    const until = performance.now() + timeoutMs;
    while ((this.#isTurning || this.#running.size > 0) && performance.now() < until) await pause(20);
    for (const job of this.#running) this.#end(job, new Error('its process stopped'));
    await this.#settle();
  }

  #plan(): void {
    if (this.#isTurning || this.#isStopped) return;
    const hasPlace = this.#running.size < this.#parts.atOnce;
    if (this.#ended.length === 0 && !(this.#isDue && hasPlace)) return;
    const isUrgent =
      this.#ended.length >= this.#parts.atOnce / 2 || (this.#isMore && this.#running.size === 0);
    clearTimeout(this.#next);
    const wait = isUrgent ? 0 : this.#turnedAt + GATHER_MS - performance.now();
    this.#next = setTimeout(() => void this.#turn(), Math.max(0, wait));
  }

  async #turn(): Promise<void> {
    this.#isTurning = true;
    this.#turnedAt = performance.now();
    await this.#settle();
    await this.#take();
    this.#isTurning = false;
    this.#plan();
  }

  async #take(): Promise<void> {
    const places = this.#parts.atOnce - this.#running.size;
    if (!this.#isDue || places === 0 || this.#isStopped) return;
    this.#isDue = false;
    try {
      const jobs = await this.#parts.source.take(places);
      this.#isMore = jobs.length === places;
      this.#isDue ||= this.#isMore;
      for (const job of jobs) void this.#do(job);
    } catch (error) {
      this.#parts.onError(error);
    }
  }

  async #do(job: Job): Promise<void> {
    this.#running.add(job);
    const longest = setTimeout(
      () => this.#end(job, new Error('it took too long')),
      job.expireInSeconds * 1000,
    );
    try {
      await this.#parts.run(job);
      this.#end(job, null);
    } catch (error) {
      this.#end(job, error as Error);
    } finally {
      clearTimeout(longest);
    }
  }

  /** Whatever comes of it later, it is settled once. */
  #end(job: Job, error: Error | null): void {
    if (!this.#running.delete(job)) return;
    this.#ended.push({ job, error });
    this.#plan();
  }

  /** What cannot be settled now runs out by itself, and is done again. */
  async #settle(): Promise<void> {
    const ended = this.#ended;
    this.#ended = [];
    const { source, onError } = this.#parts;
    const completed: Job[] = [];
    const failed = new Map<string, Job[]>();
    for (const { job, error } of ended) {
      if (error === null) completed.push(job);
      else failed.set(error.message, [...(failed.get(error.message) ?? []), job]);
    }
    const settled = [
      ...(completed.length > 0 ? [source.complete(completed)] : []),
      ...Array.from(failed, ([why, jobs]) => source.fail(jobs, why)),
    ];
    for (const result of await Promise.allSettled(settled))
      if (result.status === 'rejected') onError(result.reason);
  }
}
