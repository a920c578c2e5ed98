import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { serverContext } from '../core/server-context.ts';
import { answerOf, ApiFailure, publicApi } from './api.ts';

function contextWith(callApi: (request: Request) => Promise<Response>) {
  return new RouterContextProvider(
    new Map([
      [serverContext, { callApi, baseUrl: 'http://localhost', artVersion: 'h', report: () => undefined }],
    ]),
  );
}

/** A body that breaks off in the middle. */
function brokenOff(begun: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode(begun));
      body.error(new TypeError('network error'));
    },
  });
}

const index = { revision: 1, countries: [{ iso: 'JP', name: 'Japan', region: 'Asia' }] };

describe('the calls a loader makes', () => {
  it('reach the API by its path, without any cookie', async () => {
    const asked: [string, string | null][] = [];
    const context = contextWith(async (request) => {
      asked.push([new URL(request.url).pathname, request.headers.get('cookie')]);
      return Response.json(index);
    });
    expect(await answerOf(publicApi(context)['search-index'].$get({ query: {} }))).toEqual(index);
    expect(asked).toEqual([['/api/search-index', null]]);
  });

  it('fail with the API’s own words', async () => {
    const context = contextWith(async () =>
      Response.json({ error: 'The price changed.', code: 'price_changed', quote: 7 }, { status: 409 }),
    );
    const failure = await answerOf(publicApi(context).settings.$get()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      status: 409,
      code: 'price_changed',
      message: 'The price changed.',
      details: { quote: 7 },
    });
  });

  it('fail with our own words if there is no answer, or one that is not JSON', async () => {
    const lost = contextWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(answerOf(publicApi(lost).settings.$get())).rejects.toMatchObject({
      status: 0,
      code: 'offline',
    });
    const garbled = contextWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(answerOf(publicApi(garbled).settings.$get())).rejects.toMatchObject({
      status: 502,
      message: 'Something went wrong',
    });
  });

  it('fail if a good answer breaks off or is not the shop’s, and never treat it as empty', async () => {
    const answers: [BodyInit, string][] = [
      [brokenOff('{"revision":1,'), 'offline'],
      ['<h1>Hotel Wi-Fi</h1>', 'garbled'],
      ['', 'garbled'],
    ];
    for (const [body, code] of answers) {
      const context = contextWith(async () => new Response(body));
      const failure = answerOf(publicApi(context).settings.$get());
      await expect(failure).rejects.toMatchObject({ status: 0, code });
    }
  });
});
