import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { partyWords as words } from './words.ts';

export type PartyCalls = Output<'dashboard'>['parties'][number];

/** Some calls fail even in a good hour; from this share on, the party has a problem. */
const ILL_SHARE = 0.2;
const SLOW_MS = 2_000;

function stateOf({ calls, failed, average_ms: ms }: PartyCalls): [tone: StatusTone, text: string] {
  if (calls === 0 || ms === null) return ['quiet', words.states.quiet];
  if (failed === calls) return ['bad', words.states.down];
  if (failed >= calls * ILL_SHARE) return ['bad', words.states.ill];
  return ms > SLOW_MS ? ['waiting', words.states.slow] : ['good', words.states.well];
}

/** A party's health, by real calls to it. */
export function PartyState({ party }: { party: PartyCalls }) {
  const [tone, text] = stateOf(party);
  return <StatusPill tone={tone}>{text}</StatusPill>;
}

/** '12 calls, 1 failed'. */
export function callsOf({ calls, failed }: PartyCalls): string {
  return calls === 0 ? words.noCalls : words.calls(calls, failed);
}

export function averageOf({ average_ms: ms }: PartyCalls): string {
  return ms === null ? words.none : words.ms(ms);
}
