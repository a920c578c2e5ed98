import type { z } from 'zod';

import { inSpan } from '../core/spans.ts';
import { readAllowed } from './parts/allowed.ts';
import type { Verb, VerbCall } from './parts/verb.ts';
import { type VerbName, VERBS, type Verbs } from './registry.ts';

export type InputOf<Name extends VerbName> = z.input<Verbs[Name]['input']>;
export type OutputOf<Name extends VerbName> = z.output<Verbs[Name]['output']>;

/**
 * Does what an operator wants, if their role allows it; no screen, route or command asks that before.
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
