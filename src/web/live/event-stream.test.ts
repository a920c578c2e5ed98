import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openStream, readNews, waitBefore } from './event-stream.ts';

describe('readNews', () => {
  it('reads only what the shop sends', () => {
    expect(readNews('{"topic":"countries","revision":7}')).toEqual({ topic: 'countries', revision: 7 });
    for (const text of [
      '',
      'null',
      '[]',
      '{"topic":"weather","revision":7}',
      '{"topic":"regions"}',
      '{"topic":',
    ])
      expect(readNews(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readNews(text)).not.toThrow();
      }),
    );
  });
});

describe('waitBefore', () => {
  it('grows with every failure up to a limit, and differs between browsers', () => {
    expect([0, 1, 2].map((failures) => waitBefore(failures, 0.5))).toEqual([4_000, 8_000, 16_000]);
    expect(waitBefore(30, 0.5)).toBe(60_000);
    expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([2_000, 6_000]);
  });
});

describe('openStream', () => {
  const asked: string[] = [];
  let answer: (path: string) => Response;
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
      asked.push(path);
      signal.throwIfAborted();
      return answer(path);
    });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const eventOf = (revision: number) =>
    `: still here\n\nevent: news\ndata: ${JSON.stringify({ topic: 'regions', revision })}\n\n`;
  const streamed = (...parts: string[]) =>
    new Response(
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(stream) {
          for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
          stream.close();
        },
      }),
    );
  const refusal = (status: number) => new Response('{}', { status, headers: { 'Retry-After': '30' } });
  const heardBy = (address: string) => {
    const heard: number[] = [];
    const stop = openStream(address, ({ revision }) => heard.push(revision));
    return { heard, stop };
  };

  it('reads events that arrive in pieces, and opens the stream again when it ends', async () => {
    const text = eventOf(1) + eventOf(2);
    answer = () => streamed(text.slice(0, 40), text.slice(40, 90), text.slice(90));
    const { heard, stop } = heardBy('/api/live');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(heard.slice(0, 4)).toEqual([1, 2, 1, 2]);
    stop();
  });

  it.each([429, 503])(
    'polls while it is refused a stream (%i), and takes one as soon as it can',
    async (status) => {
      let revision = 5;
      let isFull = true;
      answer = (path) => {
        if (path.startsWith('/api/live/now'))
          return Response.json({
            news: [
              { topic: 'regions', revision },
              { topic: 'weather', revision },
            ],
          });
        return isFull ? refusal(status) : streamed(eventOf(revision));
      };
      const { heard, stop } = heardBy('/api/live?topics=regions');
      await vi.advanceTimersByTimeAsync(100);
      expect([asked, heard]).toEqual([['/api/live?topics=regions', '/api/live/now?topics=regions'], [5]]);
      revision = 6;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(heard.at(-1)).toBe(6);
      // Every half minute, give or take a quarter; each time one request for a stream and one for the news.
      expect(asked.length).toBeGreaterThanOrEqual(2 * Math.floor(600 / 37.5));
      expect(asked.length).toBeLessThanOrEqual(2 * (Math.ceil(600 / 22.5) + 1));
      isFull = false;
      revision = 7;
      await vi.advanceTimersByTimeAsync(40_000);
      expect(heard.at(-1)).toBe(7);
      stop();
    },
  );

  it('does not poll a shop that is down, and waits longer the longer that lasts', async () => {
    answer = () => new Response('{}', { status: 503 });
    const { stop } = heardBy('/api/live');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(new Set(asked)).toEqual(new Set(['/api/live']));
    expect(asked.length).toBeLessThanOrEqual(25);
    stop();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked.length).toBe(before);
  });
});
