import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { ApiFailure } from '../api/api.ts';
import { serverContext } from '../core/server-context.ts';
import { readOr404 } from './read-or-404.ts';

/** A loader's context, and the errors reported to it. */
function aContext() {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(serverContext, {
    callApi: () => Promise.reject(new Error('not asked')),
    baseUrl: '',
    styleOf: () => null,
    artVersion: '',
    nonce: '',
    report: (failure) => void reported.push(failure),
  });
  return { context, reported };
}

const answers = (status: number) => Promise.reject(new ApiFailure(status, 'code', 'words'));
const thrown = (status: number) => ({ init: { status } });

describe('readOr404', () => {
  it('hands on what was read', async () => {
    const { context } = aContext();
    expect(await readOr404(context, Promise.resolve('Japan'))).toBe('Japan');
  });

  it('finds no page where there is no such thing, and complains of nothing', async () => {
    const { context, reported } = aContext();
    await expect(readOr404(context, answers(404))).rejects.toMatchObject(thrown(404));
    expect(reported).toEqual([]);
  });

  it.each([0, 400, 429, 500, 503])('writes an answer %i down, and asks to come again', async (status) => {
    const { context, reported } = aContext();
    await expect(readOr404(context, answers(status))).rejects.toMatchObject(thrown(503));
    expect(reported).toMatchObject([{ status }]);
  });

  it('writes down what is no answer at all', async () => {
    const { context, reported } = aContext();
    const broken = new TypeError('broken');
    await expect(readOr404(context, Promise.reject(broken))).rejects.toMatchObject(thrown(503));
    expect(reported).toEqual([broken]);
  });

  it('leaves it to the page which answers mean that there is none', async () => {
    const { context, reported } = aContext();
    const isRefused = (status: number) => status >= 400 && status < 429;
    await expect(readOr404(context, answers(403), isRefused)).rejects.toMatchObject(thrown(404));
    expect(reported).toEqual([]);
  });
});
