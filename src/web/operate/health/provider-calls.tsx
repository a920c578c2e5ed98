import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { providerCallWords as words } from './words.ts';

export type ProviderCalls = Output<'dashboard'>['providers'][number];

/** Some calls fail even in a good hour; from this share on, the provider has a problem. */
const ILL_SHARE = 0.2;
const SLOW_MS = 2_000;

function stateOf({ calls, failed, average_ms: ms }: ProviderCalls): [tone: StatusTone, text: string] {
  if (calls === 0 || ms === null) return ['quiet', words.states.quiet];
  if (failed === calls) return ['bad', words.states.down];
  if (failed >= calls * ILL_SHARE) return ['bad', words.states.ill];
  return ms > SLOW_MS ? ['waiting', words.states.slow] : ['good', words.states.well];
}

/** Whether it answers as it should, as far as it was called. */
export function isWell(provider: ProviderCalls): boolean {
  return ['good', 'quiet'].includes(stateOf(provider)[0]);
}

/** A provider's health, by real calls to it. */
export function ProviderState({ provider }: { provider: ProviderCalls }) {
  const [tone, text] = stateOf(provider);
  return <StatusPill tone={tone}>{text}</StatusPill>;
}

/** '12 calls, 1 failed'. */
export function callsOf({ calls, failed }: ProviderCalls): string {
  return calls === 0 ? words.noCalls : words.calls(calls, failed);
}

export function averageOf({ average_ms: ms }: ProviderCalls): string {
  return ms === null ? words.none : words.ms(ms);
}
