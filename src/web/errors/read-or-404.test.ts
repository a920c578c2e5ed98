import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { OWN_LOOK } from '../../domain/operators/brand/page-look.ts';
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
    languages: ['en'],
    artVersion: '',
    look: OWN_LOOK,
    textOf: () => Promise.resolve(null),
    nonce: '',
    report: (failure) => void reported.push(failure),
  });
  return { context, reported };
}

const answers = (status: number) => Promise.reject(new ApiFailure(status, 'code', 'words'));
const thrown = (status: number) => ({ init: { status } });

describe('readOr404', () => {
  it('returns what was read', async () => {
    const { context } = aContext();
    expect(await readOr404(context, Promise.resolve('Japan'))).toBe('Japan');
  });

  it('answers 404 for a missing thing, and logs nothing', async () => {
    const { context, reported } = aContext();
    await expect(readOr404(context, answers(404))).rejects.toMatchObject(thrown(404));
    expect(reported).toEqual([]);
  });

  it.each([0, 400, 429, 500, 503])('logs an answer %i, and asks the visitor to try again', async (status) => {
    const { context, reported } = aContext();
    await expect(readOr404(context, answers(status))).rejects.toMatchObject(thrown(503));
    expect(reported).toMatchObject([{ status }]);
  });

  it('logs a missing answer', async () => {
    const { context, reported } = aContext();
    const broken = new TypeError('broken');
    await expect(readOr404(context, Promise.reject(broken))).rejects.toMatchObject(thrown(503));
    expect(reported).toEqual([broken]);
  });

  it('lets the page decide which answers mean that the thing is missing', async () => {
    const { context, reported } = aContext();
    const isRefused = (status: number) => status >= 400 && status < 429;
    await expect(readOr404(context, answers(403), isRefused)).rejects.toMatchObject(thrown(404));
    expect(reported).toEqual([]);
  });
});
