import { greetingName } from '../../domain/account/split-name.ts';
import { LANGUAGE } from '../../domain/language-words.ts';
import { pageUrl } from '../core/settings/page-url.ts';
import type { Deps } from '../deps.ts';
import { readUser } from '../identity/find-users.ts';
import { brandOf } from '../mail/brand.ts';
import type { MailDescription } from '../mail/description.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { secretOf } from '../mail/outbox.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { accountReady, claimPurchase, resetPassword, verifyAddress } from '../mail/templates/links.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { WELCOME_LINK_DAYS } from './welcome-guest.ts';

/** The mail that asks a new user to verify their address. */
export async function composeVerifyAddress(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  return verifyAddress({ brand: brandOf(deps), url: linkOf(deps, mail, '/verify-email') });
}

/** The mail with the link for choosing a new password. */
export async function composeResetPassword(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  return resetPassword({ brand: brandOf(deps), url: linkOf(deps, mail, '/reset-password') });
}

/** The mail to a buyer whose account was made along with a purchase. */
export async function composeAccountReady(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const url = linkOf(deps, mail, '/reset-password');
  const user = mail.userId === null ? null : await readUser(deps.db.db, mail.userId);
  const buyer = { firstName: greetingName(user?.name ?? '') };
  return accountReady({ brand: brandOf(deps), url, days: WELCOME_LINK_DAYS, buyer });
}

/** The mail to an account's owner whose address a guest bought with. */
export async function composeClaimPurchase(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (!purchase) throw new Error(`there is no purchase ${purchaseId}`);
  return claimPurchase(orderFacts(deps, purchase));
}

/**
 * The link in a mail, to a page in its language, which is that of these modules. The token is in the fragment, which browsers do not send: no server
 * logs it.
 */
export function linkOf({ settings, cipher }: Deps, mail: OutboundMail, page: `/${string}`): string {
  return pageUrl(settings, LANGUAGE, `${page}#${secretOf(cipher, mail)}`);
}
