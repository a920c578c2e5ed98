import type { Account } from './account/account.ts';
import type { Route } from './api/api.ts';
import { readRoutes } from './api/lists.ts';
import { flag, listOf, text } from './api/params.ts';

export function eventRoutes({ state }: Account): Route[] {
  const filters = { type: text(), types: listOf(text()), delivery_success: flag };
  return readRoutes(
    '/v1/events',
    'event',
    () => state.events,
    filters,
    ({ id, type }, wanted) =>
      (wanted.type === undefined || fits(type, wanted.type)) &&
      (wanted.types === undefined || wanted.types.includes(type)) &&
      (wanted.delivery_success === undefined || wanted.delivery_success === !state.undelivered[id]),
  );
}

function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
