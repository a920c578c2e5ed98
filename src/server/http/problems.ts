import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { faultOf } from '../../domain/problems/field-fault.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { providerProblem } from '../providers/outcome.ts';
import { ForeignId, securityLog } from './security-log.ts';

/** Every answer that is not a success: words for people, a word for programs, and a finer one; beside them its facts. */
const problemSchema = z
  .looseObject({ error: z.string(), code: z.string(), reason: z.string() })
  .openapi('Problem');

/** The entry of a route's `responses` for all its failures. */
export const failures = {
  default: {
    description: 'A failure: a text for people, a word for programs, a finer one, and the facts of the text',
    content: { 'application/json': { schema: problemSchema } },
  },
} as const;

/** One place turns errors into answers. What is not expected is logged with its request id and says nothing of itself. */
export function answerProblem(deps: Pick<Deps, 'log' | 'cipher' | 'settings'>) {
  const logSecurity = securityLog(deps);
  return (error: unknown, c: Context) => {
    const problem = expected(error) ?? new Problem('internal');
    const { message, code, reason, facts } = problem;
    if (problem instanceof ForeignId) logSecurity(c, 'foreign_id', problem.asked);
    if (problem.status === 500) deps.log.error({ err: error }, 'unexpected error');
    else if (problem.status === 502) deps.log.warn({ err: error }, 'a provider did not help');
    else if (isDatabaseAway(error)) deps.log.error({ err: error }, 'the database cannot be reached');
    // Who is told to wait is told how long.
    if ('seconds' in facts) c.header('Retry-After', String(facts.seconds));
    return c.json({ error: message, code, reason, ...facts }, problem.status);
  };
}

/** PostgreSQL's codes for such text in a column and in JSON. */
const NUL_CODES = new Set(['22021', '22P05']);

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function expected(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const down = providerProblem(error);
  if (down) return down;
  // Text with a NUL in it is the one thing that JSON and addresses can say and PostgreSQL cannot store.
  if (error instanceof Error && NUL_CODES.has(codeOf(error.cause))) return new Problem('malformed');
  if (isDatabaseAway(error)) return new Problem('shop_away');
  if (error instanceof HTTPException) {
    if (error.status === 413) return new Problem('too_large');
    if (error.status < 500) return new Problem('malformed');
  }
  return null;
}

/** For zod-openapi: a body that does not fit its schema answers 400 with the first thing that is wrong. */
export function refuseInvalid(result: { success: boolean; error?: unknown }): void {
  if (result.success) return;
  const [issue] = (result.error as z.ZodError).issues;
  throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
}
