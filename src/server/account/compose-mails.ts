import { greetingName } from '../../domain/account/split-name.ts';
import { type Language, SOURCE } from '../../domain/languages.ts';
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
  const { language } = await readerOf(deps, mail);
  const url = linkOf(deps, mail, language, '/verify-email');
  return verifyAddress({ brand: brandOf(deps.settings, language), url });
}

/** The mail with the link for choosing a new password. */
export async function composeResetPassword(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const { language } = await readerOf(deps, mail);
  const url = linkOf(deps, mail, language, '/reset-password');
  return resetPassword({ brand: brandOf(deps.settings, language), url });
}

/** The mail to a buyer whose account was made along with a purchase. */
export async function composeAccountReady(deps: Deps, mail: OutboundMail): Promise<MailDescription> {
  const { name, language } = await readerOf(deps, mail);
  const url = linkOf(deps, mail, language, '/reset-password');
  const buyer = { firstName: greetingName(name) };
  return accountReady({ brand: brandOf(deps.settings, language), url, days: WELCOME_LINK_DAYS, buyer });
}

/** The mail to an account's owner whose address a guest bought with. */
export async function composeClaimPurchase(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (!purchase) throw new Error(`there is no purchase ${purchaseId}`);
  return claimPurchase(orderFacts(deps, purchase));
}

/** The account that a mail goes to, and the language it reads: the source's if it has chosen none. */
async function readerOf(
  { db }: Deps,
  { userId }: OutboundMail,
): Promise<{ name: string; language: Language }> {
  const user = userId === null ? null : await readUser(db.db, userId);
  return { name: user?.name ?? '', language: user?.language ?? SOURCE };
}

/**
 * The link in a mail, to a page in the reader's language. The token is in the fragment, which browsers do not send: no server
 * logs it.
 */
export function linkOf(
  { settings, cipher }: Deps,
  mail: OutboundMail,
  language: Language,
  page: `/${string}`,
): string {
  return pageUrl(settings, language, `${page}#${secretOf(cipher, mail)}`);
}
