import type { z } from 'zod';

import { Problem } from '../../domain/problems/problem.ts';
import { ApprovalNeeded, askApproval } from '../audit/approvals.ts';
import { inSpan } from '../core/spans.ts';
import { readAllowed } from './parts/allowed.ts';
import type { Verb, VerbCall } from './parts/verb.ts';
import { type VerbName, VERBS, type Verbs } from './registry.ts';

export type InputOf<Name extends VerbName> = z.input<Verbs[Name]['input']>;
export type OutputOf<Name extends VerbName> = z.output<Verbs[Name]['output']>;

/**
 * Runs a verb for an operator, if their role allows it; screens, routes and commands do not check this themselves.
 * @throws Problem as {@link readAllowed}, `approval_asked`, and what the verb itself throws
 */
export async function runVerb<Name extends VerbName>(
  call: VerbCall,
  name: Name,
  given: unknown,
): Promise<OutputOf<Name>> {
  const wanted = VERBS[name] as unknown as Verb;
  return inSpan(`verb ${name}`, async () => {
    const input = readAllowed(call, name, wanted, given);
    try {
      return (await wanted.run(call, input)) as OutputOf<Name>;
    } catch (error) {
      if (error instanceof ApprovalNeeded) await askColleague(call, name, input, error);
      // The sums of what goes out are known only inside.
      const needsCode = error instanceof Problem && error.reason === 'step_up_needed';
      if (needsCode && call.by.isToken) throw new Problem('needs_person');
      throw error;
    }
  });
}

/** @throws Problem `approval_asked` always: the act waits for a colleague */
async function askColleague(
  { deps, by: { operatorId, origin } }: VerbCall,
  act: VerbName,
  { seen: _seen, reason = '', ...input }: Record<string, unknown>,
  { purchaseId, cents }: ApprovalNeeded,
): Promise<never> {
  if (operatorId === null) throw new Error('the command line needs no approval');
  const why = String(reason);
  // The order may have been typed as its buyer's address.
  const asked = { ...input, order: purchaseId, reason: why };
  await askApproval(deps, { purchaseId, act, input: asked, cents, by: { operatorId, origin }, why });
  throw new Problem('approval_asked');
}
