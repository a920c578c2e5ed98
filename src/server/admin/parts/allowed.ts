import type { z } from 'zod';

import { type Guard, guardOf, guardOfInput } from '../../../domain/operators/harm.ts';
import { type Act, mayDo } from '../../../domain/operators/roles.ts';
import { faultOf } from '../../../domain/problems/field-fault.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { VerbCall } from './verb.ts';

/** @throws Problem `not_your_role` */
export function mustBeAllowed({ by: { role } }: VerbCall, act: Act): void {
  if (!mayDo(role, act)) throw new Problem('not_your_role', { role, act });
}

/** Whether the caller may know an order's buyer. If not, they see addresses masked, and cannot search by them. */
export function mayKnowBuyers({ by: { role } }: VerbCall): boolean {
  return mayDo(role, 'buyers.read');
}

/**
 * Parses the input, if the operator's role allows the act and, for harmful acts, a code was typed recently. Amounts are known
 * only later: `letMoneyOut` checks them.
 * @param name of the verb or file, as in the table of harm
 * @throws Problem as {@link mustBeAllowed}, `step_up_needed` and `invalid_field`
 */
export function readAllowed<In extends z.ZodObject>(
  call: VerbCall,
  name: string,
  { act, input }: { act: Act; input: In },
  given: unknown,
): z.output<In> {
  mustBeAllowed(call, act);
  askForCode(call, guardOf(name));
  const read = input.strict().safeParse(given);
  const [issue] = read.error?.issues ?? [];
  if (!read.success) throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
  askForCode(call, guardOfInput(name, read.data));
  return read.data as z.output<In>;
}

function askForCode({ by }: VerbCall, guard: Guard): void {
  if (guard === 'fresh code' && !by.isFresh) throw new Problem('step_up_needed');
}
