import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { Mail } from '../mail/mail.ts';
import { secretOf } from '../mail/outbox.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { mailLink } from '../mail/templates/links.ts';

/** The mail that asks a new user to show that the address is theirs. */
export async function composeVerifyAddress(deps: Deps, mail: OutboundMail): Promise<Mail> {
  return mailLink({
    brand: brandOf(deps.settings),
    subject: 'Confirm your email address',
    lead: 'one click tells us that this address is yours.',
    why: 'Then everything you have bought with it stands in your account, also what you bought as a guest. Open the link in the browser in which you are signed in.',
    action: { label: 'Confirm address', url: linkOf(deps, '/verify-email', mail) },
    ignore: 'You did not make an account with us? Then do nothing: without your click it stays empty.',
  });
}

/** The mail that lets somebody choose a new password. */
export async function composeResetPassword(deps: Deps, mail: OutboundMail): Promise<Mail> {
  return mailLink({
    brand: brandOf(deps.settings),
    subject: 'Choose a new password',
    lead: 'you asked for a new password for your account.',
    why: 'When you have chosen it, every device is signed out, and you sign in with the new one.',
    action: { label: 'Choose a password', url: linkOf(deps, '/reset-password', mail) },
    ignore: 'You did not ask for this? Then do nothing: your password stays as it is.',
  });
}

/** The token is in the fragment, which browsers keep to themselves: it stands in no server's log. */
export function linkOf({ settings, cipher }: Deps, page: string, mail: OutboundMail): string {
  return `${settings.BASE_URL}${page}#${secretOf(cipher, mail)}`;
}
