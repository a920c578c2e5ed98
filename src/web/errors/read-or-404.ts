import { data } from 'react-router';

import { ApiFailure } from '../api/api.ts';
import { type LoaderContext, serverContext } from '../core/server-context.ts';

/** For a loader to throw: there is nothing at this address. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * What a page cannot be without. Where there is no such thing the page is not found; any other failure is written down, and
 * the page is asked for once more later.
 * @param isMissing whether a status of the API means that there is none
 */
export async function readOr404<T>(
  context: LoaderContext,
  read: Promise<T>,
  isMissing: (status: number) => boolean = (status) => status === 404,
): Promise<T> {
  try {
    return await read;
  } catch (failure) {
    if (failure instanceof ApiFailure && isMissing(failure.status)) throw notFound();
    context.get(serverContext).report(failure);
    throw data(null, { status: 503 });
  }
}
