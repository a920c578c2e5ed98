import { data } from 'react-router';

import { ApiFailure } from '../api/api.ts';
import { type LoaderContext, serverContext } from '../core/server-context.ts';

/** Thrown by a loader: nothing is at this address. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * Reads what a page cannot do without. If it does not exist, throws a 404; any other failure is logged, and the page may be
 * requested again later.
 * @param isMissing whether a status of the API means that it does not exist
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
