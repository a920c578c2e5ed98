import { setTimeout as pause } from 'node:timers/promises';

import type { Job } from 'pg-boss';

/** Where a runner takes jobs from and reports them to. A taken job is reserved until it is settled, or has expired. */
interface JobSource {
  /** Takes at most this many due jobs, oldest first. */
  take(most: number): Promise<Job[]>;
  complete(jobs: Job[]): Promise<unknown>;
  /** Failed jobs are tried again, as often as their queue allows. */
  fail(jobs: Job[], why: string): Promise<unknown>;
}

export interface RunnerParts {
  source: JobSource;
  /** Does one job; a failure throws an error that may be stored with it. */
  run: (job: Job) => Promise<void>;
  /** Gets the error if the source could not be reached. */
  onError: (error: unknown) => void;
  /** Concurrent jobs. */
  atOnce: number;
}

/** Jobs that end within this time are settled together, and new ones are taken in their places, in one call each. */
const GATHER_MS = 100;

/**
 * Does the jobs of one queue, several at a time. Each is independent: one that fails is tried again alone, one that hangs takes
 * one place of many.
 */
export class JobRunner {
  readonly #parts: RunnerParts;
  readonly #running = new Set<Job>();
  #ended: { job: Job; error: Error | null }[] = [];
  /** There may be waiting jobs. */
  #isDue = false;
  /** The last take filled all places. */
  #isMore = false;
  #isTurning = false;
  #isStopped = false;
  #turnedAt = -Infinity;
  #next: NodeJS.Timeout | undefined;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Tells the runner that there may be something to do. */
  wake(): void {
    this.#isDue = true;
    this.#plan();
  }

  /** Waits for running jobs, at most `timeoutMs`; others take over those that run longer. */
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

  /** Settled only once, whatever comes of it later. */
  #end(job: Job, error: Error | null): void {
    if (!this.#running.delete(job)) return;
    this.#ended.push({ job, error });
    this.#plan();
  }

  /** A job that cannot be settled now expires by itself, and is done again. */
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
