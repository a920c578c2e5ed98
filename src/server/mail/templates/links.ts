import { withdrawalPromise } from '../../../domain/promise/refund-promise.ts';
import type { MailBrand } from '../brand.ts';
import type { Link, MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { formatMoment, planLine } from './order.ts';

export interface LinkFacts {
  brand: MailBrand;
  /** What the mail is for. */
  url: string;
}

/** Asks a new user to show that the address is theirs. */
export function verifyAddress({ brand, url }: LinkFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Confirm your email address',
    lead: 'one click tells us that this address is yours.',
    why: 'Then everything you have bought with it stands in your account, also what you bought as a guest. Open the link in the browser in which you are signed in.',
    action: { label: 'Confirm address', url },
    expiry: ONE_HOUR,
    ignore: 'You did not make an account with us? Then do nothing: without your click it stays empty.',
  });
}

/** Lets somebody choose a new password. */
export function resetPassword({ brand, url }: LinkFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Choose a new password',
    lead: 'you asked for a new password for your account.',
    why: 'When you have chosen it, every device is signed out, and you sign in with the new one.',
    action: { label: 'Choose a password', url },
    expiry: ONE_HOUR,
    ignore: 'You did not ask for this? Then do nothing: your password stays as it is.',
  });
}

/** To somebody whose account was made along with a purchase. */
export function accountReady({ brand, url, days }: LinkFacts & { days: number }): MailDescription {
  return linkMail(brand, {
    subject: 'Your account is ready: choose a password',
    lead: 'you asked for an account when you bought your eSIM. Your purchase is in it already.',
    why: 'With a password you sign in on any device and find your eSIMs, their codes and their data there.',
    action: { label: 'Choose a password', url },
    expiry: `The link works once, for ${days} days. Later, 'Forgot your password?' at sign-in sends you a new one.`,
    ignore: 'You did not buy from us? Then do nothing: nobody can sign in to this account without this link.',
  });
}

/** To somebody with an account whose address a guest bought with. */
export function claimPurchase({ brand, order, plan }: OrderFacts): MailDescription {
  return linkMail(brand, {
    subject: 'Add this purchase to your account',
    lead: `somebody bought an eSIM (${planLine(plan)}) with this address, without signing in. You have an account with us already.`,
    why: `If that was you, open order ${order.number}, sign in there and press 'Save to my account'. If you do not know your password, 'Forgot your password?' at sign-in gives you a new one.`,
    action: { label: 'Open the order', url: order.url },
    expiry: 'Whoever has this link can see the order: please keep it to yourself.',
    ignore: 'It was not you? Then do nothing: your account stays as it is.',
  });
}

/** Asks the mailbox that an eSIM was bought with whether it shall be returned. */
export function confirmReturn(facts: OrderFacts & { url: string; hours: number }): MailDescription {
  const { brand, order, plan, url, hours } = facts;
  return linkMail(brand, {
    subject: 'Return this eSIM?',
    lead: `somebody asked to return the eSIM of order ${order.number} (${planLine(plan)}) for a refund. It was bought with this address, and the request came from an account with another one.`,
    why: 'If you want that, open the page and press the button there. The eSIM stops working, and the whole price goes back to how it was paid.',
    action: { label: 'See the request', url },
    expiry: `The link works once, for ${hours} hours.`,
    ignore: 'You do not want that? Then do nothing: without your word the eSIM stays as it is.',
  });
}

/** To the mailbox of an order from which somebody wants to withdraw. */
export function withdrawalLink(
  facts: OrderFacts & { url: string; askedAt: Date; days: number },
): MailDescription {
  const { brand, order, plan, url, askedAt, days } = facts;
  return linkMail(brand, {
    subject: 'Confirm your withdrawal',
    lead: `somebody asked to withdraw from the contract of order ${order.number} (${planLine(plan)}), which was made with this address.`,
    why: `If that was you, open the page and press '${withdrawalPromise.confirm}' there. It counts as asked for on ${formatMoment(askedAt)}.`,
    action: { label: withdrawalPromise.link, url },
    expiry: `The link works for ${days} days.`,
    ignore: 'You do not want that? Then do nothing: without your word everything stays as it is.',
  });
}

const ONE_HOUR = 'The link works once, for one hour.';

interface FormMessage {
  subject: string;
  /** Goes on after 'Hello, '. */
  lead: string;
  why: string;
  action: Link;
  /** For how long the link is good; stands under the button. */
  expiry: string;
  /** For somebody who did not ask for the mail. */
  ignore: string;
}

/** A mail whose one purpose is a link. */
function linkMail(
  brand: MailBrand,
  { subject, lead, why, action, expiry, ignore }: FormMessage,
): MailDescription {
  return describeMail(brand, {
    subject,
    preview: expiry,
    lead: greet({ firstName: '' }, lead),
    sections: [
      { kind: 'actions', main: action, note: expiry },
      { kind: 'text', text: why },
      { kind: 'small', text: ignore },
    ],
  });
}
