import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Topic } from '../../domain/live.ts';
import type { Deps } from '../deps.ts';
import type { News } from '../pubsub/news.ts';
import { Audience, type Seat } from './audience.ts';
import { Listening } from './listening.ts';

type Hear = Parameters<News['subscribe']>[0];

/** News that a test tells, and who hears them. */
function newsroom() {
  const hearing = new Set<Hear>();
  const subscribe = vi.fn((hear: Hear) => {
    hearing.add(hear);
    return () => hearing.delete(hear);
  });
  const send: Hear = (item) => hearing.forEach((hear) => hear(item));
  return { hearing, subscribe, send, revision: () => 1 };
}

class Heard implements Seat {
  readonly written: Uint8Array[] = [];
  readonly own: number[] = [];
  readonly topics: readonly Topic[];
  readonly key: string | null;

  constructor(topics: readonly Topic[], key: string | null = null) {
    this.topics = topics;
    this.key = key;
  }

  write(bytes: Uint8Array): void {
    this.written.push(bytes);
  }

  sendOwn(revision: number): void {
    this.own.push(revision);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an audience', () => {
  const filled = (count: number) => {
    const news = newsroom();
    const audience = new Audience(news);
    const seats = Array.from({ length: count }, () => new Heard(['countries']));
    for (const seat of seats) audience.add(seat);
    return { news, audience, seats };
  };

  it('has one subscription and one timer for any number of listeners, and none for none', () => {
    const { news, audience, seats } = filled(1000);
    expect([news.subscribe.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1]);
    for (const seat of seats) audience.remove(seat);
    expect([news.hearing.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('encodes news and heartbeats once for all listeners', () => {
    const { news, seats } = filled(1000);
    const encoding = vi.spyOn(TextEncoder.prototype, 'encode');
    news.send({ topic: 'countries', revision: 7 });
    vi.advanceTimersByTime(20_010);
    expect(encoding).toHaveBeenCalledTimes(1);
    encoding.mockRestore();
    const words = seats.map(({ written }) => written);
    expect(words.every((written) => written.length === 2)).toBe(true);
    expect(new Set(words.flat()).size).toBe(2);
    expect(new TextDecoder().decode(words[999]?.[0])).toBe(
      'event: news\ndata: {"topic":"countries","revision":7}\n\n',
    );
  });

  it('gets news in portions, without those who have left meanwhile', () => {
    const { news, audience, seats } = filled(600);
    const told = () => seats.filter(({ written }) => written.length > 0).length;
    news.send({ topic: 'countries', revision: 7 });
    expect(told()).toBe(250);
    for (const seat of seats.slice(550)) audience.remove(seat);
    vi.runOnlyPendingTimers();
    expect(told()).toBeLessThanOrEqual(550);
    vi.advanceTimersByTime(10);
    expect(told()).toBe(550);
  });

  it('gets the topics each listener asked for, and only their own eSIMs', () => {
    const news = newsroom();
    const audience = new Audience(news);
    const [regions, mia, eve] = [
      new Heard(['regions']),
      new Heard(['esims', 'countries'], 'mia'),
      new Heard(['countries'], 'mia'),
    ];
    for (const seat of [regions, mia, eve]) audience.add(seat);
    news.send({ topic: 'countries', revision: 7 });
    news.send({ topic: 'esims', revision: 3, owner: 'mia' });
    expect([regions, mia, eve].map(({ written }) => written.length)).toEqual([0, 1, 1]);
    expect([regions, mia, eve].map(({ own }) => own)).toEqual([[], [3], []]);
  });
});

describe('a listener who does not read', () => {
  it('is cut off after some messages, which are then freed', async () => {
    const news = newsroom();
    const audience = new Audience(news);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const end = vi.fn(resolve);
    const of = { topics: ['countries' as const], listener: null, readAgain: async () => null, ended, end };
    const stream = new ReadableStream(new Listening({ news } as unknown as Deps, audience, of));
    for (let revision = 2; revision < 100; revision++) news.send({ topic: 'countries', revision });
    await vi.advanceTimersByTimeAsync(0);
    expect(end).toHaveBeenCalledTimes(1);
    expect([news.hearing.size, vi.getTimerCount()]).toEqual([0, 0]);
    await expect(stream.getReader().read()).rejects.toThrow('nobody reads');
  });
});
