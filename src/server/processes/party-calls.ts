import { z } from 'zod';

import type { Deps } from '../deps.ts';
import { partiesOf } from './parties.ts';
import { callsOfParties } from './processes.ts';
import type { RunningProcess } from './tables.ts';

/** How calls to a party went, over all processes. */
export const partyCallsSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the last quarter of an hour. */
  calls: z.int(),
  failed: z.int(),
  average_ms: z.int().nullable(),
  /** Null if no running process has called it. */
  last_call: z.object({ at: z.iso.datetime(), status: z.string(), ms: z.int() }).nullable(),
});

type PartyCallsFacts = z.infer<typeof partyCallsSchema>;

export function partyCalls(deps: Deps, processes: readonly RunningProcess[]): PartyCallsFacts[] {
  const known = new Map(callsOfParties(processes).map((facts) => [facts.party, facts]));
  return partiesOf(deps).map(({ id, name }) => {
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
