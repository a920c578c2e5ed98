import type { z } from 'zod';

import { type Act, mayDo, needsFreshCode } from '../../../../domain/operators/roles.ts';
import { faultOf } from '../../../../domain/problems/field-fault.ts';
import { Problem } from '../../../../domain/problems/problem.ts';
import type { VerbCall } from './verb.ts';

/** @throws Problem `not_your_role`, `step_up_needed` */
export function mustBeAllowed({ by: { role, isFresh } }: VerbCall, act: Act): void {
  if (!mayDo(role, act)) throw new Problem('not_your_role', { role, act });
  if (needsFreshCode(act) && !isFresh) throw new Problem('step_up_needed');
}

/**
 * What was sent, where the role of who sent it allows the act.
 * @throws Problem as {@link mustBeAllowed}, and `invalid_field`
 */
export function readAllowed<In extends z.ZodObject>(
  call: VerbCall,
  { act, input }: { act: Act; input: In },
  given: unknown,
): z.output<In> {
  mustBeAllowed(call, act);
  const read = input.strict().safeParse(given);
  const [issue] = read.error?.issues ?? [];
  if (!read.success) throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
  return read.data as z.output<In>;
}
