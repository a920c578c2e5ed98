import { missedQuery } from '../../domain/catalog/meant/missed-query.ts';
import { apiAt } from '../api/caller.ts';

const told = new Set<string>();

/** Tells the shop, once a visit, that a query found nothing, so that its names can grow. Nobody's number or address goes along. */
export function tellMissed(apiBase: string, typed: string): void {
  const query = missedQuery(typed);
  if (query === null || told.has(query)) return;
  told.add(query);
  const send = apiAt(`${apiBase}/api`, { credentials: 'omit' })['missed-searches'].$post({ json: { query } });
  // A lost one does not matter.
  send.catch(() => undefined);
}
