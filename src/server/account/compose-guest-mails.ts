import type { Deps } from '../deps.ts';
import { brandOf } from '../mail/brand.ts';
import type { Mail } from '../mail/mail.ts';
import { orderFacts } from '../mail/order-facts.ts';
import { planLine } from '../mail/order-facts.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { mailLink } from '../mail/templates/links.ts';
import { readPurchase } from '../purchase/queries.ts';
import { linkOf } from './compose-link-mails.ts';
import { WELCOME_LINK_DAYS } from './welcome-guest.ts';

/** The mail to somebody whose account was made along with a purchase. */
export async function composeAccountReady(deps: Deps, mail: OutboundMail): Promise<Mail> {
  return mailLink({
    brand: brandOf(deps.settings),
    subject: 'Your account is ready: choose a password',
    lead: 'you asked for an account when you bought your eSIM. Your purchase is in it already.',
    why: 'With a password you sign in on any device and find your eSIMs, their codes and their data there.',
    action: { label: 'Choose a password', url: linkOf(deps, '/reset-password', mail) },
    expiry: `The link works once, for ${WELCOME_LINK_DAYS} days. Later, 'Forgot your password?' at sign-in sends you a new one.`,
    ignore: 'You did not buy from us? Then do nothing: nobody can sign in to this account without this link.',
  });
}

/** The mail to somebody with an account whose address a guest bought with. */
export async function composeClaimPurchase(deps: Deps, purchaseId: string): Promise<Mail> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (!purchase) throw new Error(`there is no purchase ${purchaseId}`);
  const { brand, order, plan } = orderFacts(deps, purchase);
  return mailLink({
    brand,
    subject: 'Add this purchase to your account',
    lead: `somebody bought an eSIM (${planLine(plan)}) with this address, without signing in. You have an account with us already.`,
    why: `If that was you, open order ${order.number}, sign in there and press 'Save to my account'. If you do not know your password, 'Forgot your password?' at sign-in gives you a new one.`,
    action: { label: 'Open the order', url: order.url },
    expiry: 'Whoever has this link can see the order: please keep it to yourself.',
    ignore: 'It was not you? Then do nothing: your account stays as it is.',
  });
}
