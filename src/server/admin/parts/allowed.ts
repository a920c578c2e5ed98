import type { z } from 'zod';

import { type Guard, guardOf, guardOfInput, isPersonal } from '../../../domain/operators/harm.ts';
import { type Permission, can } from '../../../domain/operators/roles.ts';
import { faultOf } from '../../../domain/problems/field-fault.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { VerbCall } from './verb.ts';

/** @throws Problem `not_your_role` */
export function mustBeAllowed({ by: { role } }: VerbCall, permission: Permission): void {
  if (!can(role, permission)) throw new Problem('not_your_role', { role, permission });
}

/** Whether the caller may know an order's buyer. If not, they see addresses masked, and cannot search by them. */
export function mayKnowBuyers({ by: { role } }: VerbCall): boolean {
  return can(role, 'buyers.read');
}

/**
 * Parses the input, if the operator's role allows it and, for harmful verbs, a code was typed recently. Amounts are known
 * only later: `letMoneyOut` checks them.
 * @param name of the verb or file, as in the table of harm
 * @throws Problem as {@link mustBeAllowed}, `step_up_needed`, `needs_person` for a program, and `invalid_field`
 */
export function readAllowed<In extends z.ZodObject>(
  call: VerbCall,
  name: string,
  { permission, input }: { permission: Permission; input: In },
  given: unknown,
): z.output<In> {
  mustBeAllowed(call, permission);
  if (call.by.isToken && isPersonal(name)) throw new Problem('needs_person');
  askForCode(call, guardOf(name));
  const read = input.strict().safeParse(given);
  const [issue] = read.error?.issues ?? [];
  if (!read.success) throw issue ? new Problem('invalid_field', faultOf(issue)) : new Problem('malformed');
  askForCode(call, guardOfInput(name, read.data));
  return read.data as z.output<In>;
}

function askForCode({ by }: VerbCall, guard: Guard): void {
  if (guard === 'fresh code' && !by.isFresh)
    throw new Problem(by.isToken ? 'needs_person' : 'step_up_needed');
}
