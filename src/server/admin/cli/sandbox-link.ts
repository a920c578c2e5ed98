import { makeSandboxOwner } from '../../staff/link.ts';
import type { VerbCall } from '../parts/verb.ts';
import { CannotDo } from './answer.ts';

/** Opens the console of a sandbox, where nobody has an authenticator at hand. */
export async function sandboxLink({ deps }: VerbCall, isForPrograms: boolean): Promise<string> {
  if (deps.settings.SHOP_MODE !== 'sandbox')
    throw new CannotDo('Only a sandbox has such a link. Invite somebody: operator add <email>');
  const { url, authenticator, isNew } = await makeSandboxOwner(deps);
  if (isForPrograms) return JSON.stringify({ url, authenticator, is_new: isNew });
  return `${url}\nCodes that it asks for come from an authenticator with ${authenticator}`;
}
