import type { Context } from 'hono';
import { z } from 'zod';

import { Problem } from '../../domain/problems/problem.ts';
import { RecentMap } from '../core/recent-map.ts';
import type { Deps } from '../deps.ts';

const TOLD_EVERY_MS = 60_000;
/** The checks are few, yet some name what was missing. */
const MOST_CHECKS = 100;

type Receive = (c: Context) => Promise<Response>;

/**
 * Counts each party's callbacks by outcome: `taken`, the reason of the refusal, or `failed` for a fault of ours. Logs once a
 * minute, for each check, that callbacks fail it, since anybody may send them.
 */
export function countOutcomes({ meter, log }: Pick<Deps, 'meter' | 'log'>) {
  const toldAt = new RecentMap<string, { ms: number; silent: number }>(MOST_CHECKS);
  const tell = (party: string, outcome: string, check: string) => {
    const told = toldAt.of(`${party} ${outcome} ${check}`, () => ({ ms: -Infinity, silent: 0 }));
    const now = performance.now();
    if (now - told.ms < TOLD_EVERY_MS) {
      told.silent += 1;
      return;
    }
    log.warn({ party, outcome, check, besides: told.silent }, 'a callback was refused');
    Object.assign(told, { ms: now, silent: 0 });
  };
  return (party: string, receive: Receive): Receive =>
    async (c) => {
      try {
        const answer = await receive(c);
        meter.calledBack(party, 'taken');
        return answer;
      } catch (error) {
        const outcome = error instanceof Problem ? error.reason : 'failed';
        meter.calledBack(party, outcome);
        if (error instanceof Problem) tell(party, outcome, checkOf(error));
        throw error;
      }
    };
}

/** A refusal whose log line names the check that failed. */
export function refusal(
  reason: 'wrong_signature' | 'unproven_callback' | 'signature_unchecked',
  why: unknown,
) {
  return Object.assign(new Problem(reason), { cause: why });
}

/** What failed, without anything of what the caller sent. */
function checkOf({ cause, reason }: Problem): string {
  if (cause instanceof z.ZodError)
    return [...new Set(cause.issues.map(({ path }) => path.join('.')))].join(', ');
  // Its words quote the body.
  if (cause instanceof SyntaxError) return 'the body is no JSON';
  const words = cause instanceof Error ? cause.message : cause;
  return typeof words === 'string' ? (words.split('\n', 1)[0] ?? '').slice(0, 200) : reason;
}
