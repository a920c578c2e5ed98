import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type { MailBrand } from '../brand.ts';
import type { Link, MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatMoment, planLine } from './order.ts';

export interface LinkFacts {
  brand: MailBrand;
  /** The link that the mail is for. */
  url: string;
}

/** Asks a new user to verify their address. */
export function verifyAddress({ brand, url }: LinkFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Confirm your email address',
    lead: 'please confirm that this is your email address.',
    why: 'Everything you’ve bought with it, guest orders included, will then be in your account. Open the link in the browser you’re signed in with.',
    action: { label: 'Confirm address', url },
    expiry: ONE_HOUR,
    ignore: 'Didn’t create an account with us? You can ignore this email. Without your click it stays empty.',
  });
}

/** Lets a user choose a new password. */
export function resetPassword({ brand, url }: LinkFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Choose a new password',
    lead: 'you asked for a new password for your account.',
    why: 'Once you’ve chosen it, every device is signed out and you sign in with the new one.',
    action: { label: 'Choose a password', url },
    expiry: ONE_HOUR,
    ignore: 'Didn’t ask for this? You can ignore this email. Your password stays as it is.',
  });
}

/** To a buyer whose account was made along with a purchase. */
export function accountReady({
  brand,
  url,
  days,
  buyer,
}: LinkFacts & { days: number; buyer: { firstName: string } }): MailDescription {
  return linkMail(brand, {
    to: buyer,
    subject: 'Your account is ready for a password',
    lead: 'you asked for an account when you bought your eSIM. Your purchase is already in it.',
    why: 'Set a password to see your eSIMs, their codes and the data left on any device.',
    action: { label: 'Choose a password', url },
    expiry: `The link works once, for ${days} days. After that, 'Forgot your password?' at sign-in sends you a new one.`,
    ignore:
      'Didn’t buy from us? You can ignore this email. No one can sign in to this account without this link.',
  });
}

/** To an account's owner, after a guest bought with their address. */
export function claimPurchase({ brand, order, plan }: OrderFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Add this purchase to your account',
    lead: `someone bought an eSIM (${planLine(plan)}) with this address without signing in. You already have an account with us.`,
    why: `If that was you, open order ${order.number}, sign in there and press 'Save to my account'. Don’t know your password? 'Forgot your password?' at sign-in gets you a new one.`,
    action: { label: 'Open the order', url: order.url },
    expiry: 'Anyone with this link can see the order, so please keep it to yourself.',
    ignore: 'Wasn’t you? You can ignore this email. Your account stays as it is.',
  });
}

/** Asks the mailbox of an order to confirm the return of its eSIM. */
export function confirmReturn(facts: OrderFacts & { url: string; hours: number }): MailDescription {
  const { brand, order, plan, url, hours } = facts;
  return linkMail(brand, {
    subject: 'Return this eSIM?',
    lead: `someone asked to return the eSIM from order ${order.number} (${planLine(plan)}) for a refund. It was bought with this address, and we couldn’t tell whether the request was yours.`,
    why: 'If you want that, open the page and press the button there. The eSIM stops working, and the full price goes back to the card or account it was paid with.',
    action: { label: 'See the request', url },
    expiry: `The link works once, for ${hours} hours.`,
    ignore: 'Don’t want that? You can ignore this email. The eSIM stays as it is.',
  });
}

/** To the mailbox of an order that somebody wants to withdraw from. */
export function withdrawalLink(
  facts: OrderFacts & { url: string; askedAt: Date; days: number },
): MailDescription {
  const { brand, order, plan, url, askedAt, days } = facts;
  return linkMail(brand, {
    subject: 'Confirm your withdrawal',
    lead: `someone asked to withdraw from the contract for order ${order.number} (${planLine(plan)}), which was placed with this address.`,
    why: `If that was you, open the page and press '${withdrawalPromise.confirm}' there. It counts as asked for on ${formatMoment(askedAt)}.`,
    action: { label: withdrawalPromise.link, url },
    expiry: `The link works for ${days} days.`,
    ignore: 'Don’t want that? You can ignore this email. Everything stays as it is.',
  });
}

/** Invites somebody to help run the shop. */
export function operatorInvitation(
  facts: LinkFacts & { role: string; by: string | null; days: number },
): MailDescription {
  const { brand, url, role, by, days } = facts;
  return linkMail(brand, {
    subject: `You’re invited to run ${brand.name}`,
    lead: `${by ?? 'the owner of the shop'} invited you to the console of ${brand.name}. Your role there is ${role}.`,
    why: 'You’ll need an account at the shop with this address, and an authenticator app on your phone. The page shows you how.',
    action: { label: 'Open the console', url },
    expiry: `The link works once, for ${days} days.`,
    ignore: 'Don’t know what this is about? You can ignore this email. Without your click nothing happens.',
  });
}

const ONE_HOUR = 'The link works once, for one hour.';

interface FormMessage {
  /** Only a name from a purchase: names that cost nothing would let strangers put their words into any mailbox. */
  to?: { firstName: string };
  subject: string;
  /** Follows 'Hello, '. */
  lead: string;
  why: string;
  action: Link;
  /** How long the link is valid; shown under the button. */
  expiry: string;
  /** For people who did not request the mail. */
  ignore: string;
}

/** A mail whose only purpose is a link. */
function linkMail(
  brand: MailBrand,
  { to = { firstName: '' }, subject, lead, why, action, expiry, ignore }: FormMessage,
): MailDescription {
  return describeMail(brand, {
    subject,
    preview: expiry,
    lead: greet(to, lead),
    sections: [
      { kind: 'actions', main: action, note: expiry },
      { kind: 'text', text: why },
      { kind: 'small', text: ignore },
    ],
  });
}
