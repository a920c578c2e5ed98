import type { z } from 'zod';

import { inSpan } from '../core/spans.ts';
import { readAllowed } from './parts/allowed.ts';
import type { Verb, VerbCall } from './parts/verb.ts';
import { type VerbName, VERBS, type Verbs } from './registry.ts';

export type InputOf<Name extends VerbName> = z.input<Verbs[Name]['input']>;
export type OutputOf<Name extends VerbName> = z.output<Verbs[Name]['output']>;

/**
 * Runs a verb for an operator, if their role allows it; screens, routes and commands do not check this themselves.
 * @throws Problem as {@link readAllowed}, and what the verb itself throws
 */
export async function runVerb<Name extends VerbName>(
  call: VerbCall,
  name: Name,
  given: unknown,
): Promise<OutputOf<Name>> {
  const wanted = VERBS[name] as unknown as Verb;
  return inSpan(
    `verb ${name}`,
    async () => (await wanted.run(call, readAllowed(call, name, wanted, given))) as OutputOf<Name>,
  );
}
