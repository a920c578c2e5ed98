import { z } from 'zod';

import type { Deps } from '../deps.ts';
import { callsOfProviders } from './processes.ts';
import { providersOf } from './providers.ts';
import type { RunningProcess } from './tables.ts';

/** How calls to a provider went, over all processes. */
export const providerCallsSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the last quarter of an hour. */
  calls: z.int(),
  failed: z.int(),
  average_ms: z.int().nullable(),
  /** Null if no running process has called it. */
  last_call: z.object({ at: z.iso.datetime(), status: z.string(), ms: z.int() }).nullable(),
});

type ProviderCallsFacts = z.infer<typeof providerCallsSchema>;

export function providerCalls(deps: Deps, processes: readonly RunningProcess[]): ProviderCallsFacts[] {
  const known = new Map(callsOfProviders(processes).map((facts) => [facts.provider, facts]));
  return providersOf(deps).map(({ id, name }) => {
    const facts = known.get(id);
    return {
      id,
      name,
      calls: facts?.calls ?? 0,
      failed: facts?.failed ?? 0,
      average_ms: facts?.averageMs ?? null,
      last_call: facts?.last ?? null,
    };
  });
}
