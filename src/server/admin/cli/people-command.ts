import { ROLES } from '../../../domain/operators/roles.ts';
import { table } from '../../core/text-table.ts';
import { makeSandboxOwner } from '../../staff/link.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

const HOW = `operator add <email> [role], operator role <email> <role>, operator remove <email>, operator reset <email>. Roles: ${ROLES.join(', ')}.`;

/** The operators, one per line. */
export function printPeople({ people }: OutputOf<'people'>): string {
  if (people.length === 0) return 'Nobody runs this shop yet. Invite the first owner: operator add <email>';
  return table(
    ['email', 'role', 'state', 'since'],
    people.map((one) => [one.email, one.role, one.state, at(one.joined_at ?? one.invited_at)]),
  );
}

/** Adds and removes operators. */
export async function operatorCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [what = '', email = '', role] = words;
  if (what === 'link') return { text: await sandboxLink(call, options['json'] !== undefined) };
  if (email === '') throw new CannotDo(HOW);
  switch (what) {
    case 'add':
      await runVerb(call, 'invite', { email, role: role ?? 'owner' });
      return { text: `An invitation as ${role ?? 'owner'} is on its way to ${email}.` };
    case 'role':
      await runVerb(call, 'change_role', { ...(await targetAt(call, email)), role });
      return { text: `${email} is ${role} now.` };
    case 'remove':
      await runVerb(call, 'remove_operator', await targetAt(call, email));
      return { text: `${email} runs the shop no more.` };
    case 'reset':
      await runVerb(call, 'reset_codes', await targetAt(call, email));
      return { text: `A new invitation is on its way to ${email}.` };
    default:
      throw new CannotDo(HOW);
  }
}

/** Opens the console of a sandbox, where nobody has an authenticator at hand. */
async function sandboxLink({ deps }: VerbCall, isForPrograms: boolean): Promise<string> {
  if (deps.settings.SHOP_MODE !== 'sandbox')
    throw new CannotDo('Only a sandbox has such a link. Invite somebody: operator add <email>');
  const { url, authenticator } = await makeSandboxOwner(deps);
  if (isForPrograms) return JSON.stringify({ url, authenticator });
  return `${url}\nCodes that it asks for come from an authenticator with ${authenticator}`;
}

async function targetAt(call: VerbCall, email: string): Promise<{ id: string; version: number }> {
  const { people } = await runVerb(call, 'people', {});
  const one = people.find((person) => person.email === email.toLowerCase());
  if (!one) throw new CannotDo(`There is no operator ${email}.`);
  return { id: one.id, version: one.version };
}
