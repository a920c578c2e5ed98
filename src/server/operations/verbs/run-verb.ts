import type { z } from 'zod';

import { type Act, mayDo, needsFreshCode } from '../../../domain/operators/roles.ts';
import { faultOf } from '../../../domain/problems/field-fault.ts';
import { Problem } from '../../../domain/problems/problem.ts';
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
  return (await wanted.run(call, readAllowed(call, wanted, given))) as OutputOf<Name>;
}

/**
 * What was sent, where the role of who sent it allows the act.
 * @throws Problem `not_your_role`, `step_up_needed`, `invalid_field`
 */
export function readAllowed<In extends z.ZodObject>(
  { by: { role, isFresh } }: VerbCall,
  { act, input }: { act: Act; input: In },
  given: unknown,
): z.output<In> {
  if (!mayDo(role, act)) throw new Problem('not_your_role', { role, act });
  if (needsFreshCode(act) && !isFresh) throw new Problem('step_up_needed');
  const read = input.strict().safeParse(given);
  const [issue] = read.error?.issues ?? [];
  if (!read.success) throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
  return read.data as z.output<In>;
}
