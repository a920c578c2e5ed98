import { z } from 'zod';

import { isMissed, missedByMany } from '../../catalog/missed/missed-searches.ts';
import { isoOrNull, moment, verb } from '../parts/verb.ts';

export const missed_searches = verb({
  permission: 'catalogue.read',
  summary: 'List what at least five browsers searched for and did not find, most typed first',
  changes: false,
  input: z.object({}),
  output: z.object({
    searches: z.array(
      z.object({
        query: z.string(),
        /** A little too low for queries of very many. */
        browsers: z.int(),
        last_at: moment.nullable(),
      }),
    ),
  }),
  async run({ deps }) {
    const snapshot = deps.catalog.current();
    const missed = await missedByMany(deps.db.db);
    return {
      searches: missed
        // Its name may have come to the shop since.
        .filter(({ query }) => isMissed(snapshot, query))
        .map(({ query, browsers, lastAt }) => ({ query, browsers, last_at: isoOrNull(lastAt) })),
    };
  },
});
