import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import type { Language } from '../../domain/languages.ts';
import { faultOf } from '../../domain/problems/field-fault.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { REASONS } from '../../domain/problems/reasons.ts';
import { STATUSES } from '../../domain/problems/statuses.ts';
import { inLanguage } from '../core/localized.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { providerProblem } from '../providers/outcome.ts';
import { askedLanguage } from './asked-language.ts';
import * as english from './localized-problem.ts';
import { ForeignId, securityLog } from './security-log.ts';

/** Every failed answer: a text for people, a code for programs, a finer reason, and further facts. */
const problemSchema = z
  .looseObject({
    error: z.string().openapi({ description: 'For people, in the language that the caller asks for' }),
    code: z.enum(Object.keys(STATUSES)).openapi({ description: 'For programs; it decides the status' }),
    reason: z
      .enum(Object.keys(REASONS))
      .openapi({ description: 'Finer than the code. Others may come: go by the code then' }),
  })
  .openapi('Problem');

/** The `responses` entry for all failures of a route. */
export const failures = {
  default: {
    description: 'A failure: a text for people, a word for programs, a finer one, and the facts of the text',
    content: { 'application/json': { schema: problemSchema } },
  },
} as const;

/** Turns every error into an answer. An unexpected one is logged with its request id, and the answer reveals nothing of it. */
export function answerProblem(deps: Pick<Deps, 'log' | 'cipher' | 'settings'>) {
  const logSecurity = securityLog(deps);
  return async (error: unknown, c: Context) => {
    const problem = expected(error) ?? new Problem('internal');
    const { code, reason, facts } = problem;
    if (problem instanceof ForeignId) logSecurity(c, 'foreign_id', problem.asked);
    if (problem.status === 500) deps.log.error({ err: error }, 'unexpected error');
    else if (problem.status === 502) deps.log.warn({ err: error }, 'a provider did not help');
    else if (isDatabaseAway(error)) deps.log.error({ err: error }, 'the database cannot be reached');
    // Callers that must wait learn how long.
    if ('seconds' in facts) c.header('Retry-After', String(facts.seconds));
    return c.json(
      { error: await sentenceIn(askedLanguage(c), problem), code, reason, ...facts },
      problem.status,
    );
  };
}

/** What a problem says in a language. */
async function sentenceIn(language: Language, { reason, facts }: Problem): Promise<string> {
  const place = new URL('./localized-problem.ts', import.meta.url);
  const { sentenceOf } = await inLanguage(language, english, place);
  return sentenceOf(reason, facts);
}

/** PostgreSQL's codes for text with a NUL in a column and in JSON. */
const NUL_CODES = new Set(['22021', '22P05']);

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function expected(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const down = providerProblem(error);
  if (down) return down;
  // A NUL is the only character that JSON and addresses can contain and PostgreSQL cannot store.
  if (error instanceof Error && NUL_CODES.has(codeOf(error.cause))) return new Problem('malformed');
  if (isDatabaseAway(error)) return new Problem('shop_away');
  if (error instanceof HTTPException) {
    if (error.status === 413) return new Problem('too_large');
    if (error.status < 500) return new Problem('malformed');
  }
  return null;
}

/** For zod-openapi: a body that does not fit its schema answers 400 with the first fault. */
export function refuseInvalid(result: { success: boolean; error?: unknown }): void {
  if (result.success) return;
  const [issue] = (result.error as z.ZodError).issues;
  throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
}
