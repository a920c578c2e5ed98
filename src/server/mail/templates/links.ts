import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { type LinkFacts, linkMail } from './link-mail.ts';
import {
  accountReadyWords,
  claimPurchaseWords,
  confirmReturnWords,
  resetPasswordWords,
  verifyAddressWords,
  withdrawalLinkWords,
} from './links-words.ts';
import { formatMoment, planLine } from './order.ts';

/** Asks a new user to verify their address. */
export function verifyAddress(facts: LinkFacts): MailDescription {
  return linkMail(facts, verifyAddressWords);
}

/** Lets a user choose a new password. */
export function resetPassword(facts: LinkFacts): MailDescription {
  return linkMail(facts, resetPasswordWords);
}

/** To a buyer whose account was made along with a purchase. */
export function accountReady(
  facts: LinkFacts & { days: number; buyer: { firstName: string } },
): MailDescription {
  const { expiry, ...words } = accountReadyWords;
  return linkMail(facts, { ...words, to: facts.buyer, expiry: expiry(facts.days) });
}

/** To an account's owner, after a guest bought with their address. */
export function claimPurchase({ brand, order, plan }: OrderFacts): MailDescription {
  const { lead, why, ...words } = claimPurchaseWords;
  return linkMail(
    { brand, url: order.url },
    { ...words, lead: lead(planLine(plan)), why: why(order.number) },
  );
}

/** Asks the mailbox of an order to confirm the return of its eSIM. */
export function confirmReturn(facts: OrderFacts & { url: string; hours: number }): MailDescription {
  const { lead, expiry, ...words } = confirmReturnWords;
  return linkMail(facts, {
    ...words,
    lead: lead(facts.order.number, planLine(facts.plan)),
    expiry: expiry(facts.hours),
  });
}

/** To the mailbox of an order that somebody wants to withdraw from. */
export function withdrawalLink(
  facts: OrderFacts & { url: string; askedAt: Date; days: number },
): MailDescription {
  const { lead, why, expiry, ...words } = withdrawalLinkWords;
  return linkMail(facts, {
    ...words,
    lead: lead(facts.order.number, planLine(facts.plan)),
    why: why(formatMoment(facts.askedAt)),
    expiry: expiry(facts.days),
  });
}
