import { withdrawalPromise } from '../../../domain/promise/words.ts';

/** The receipt of a withdrawal from a contract, as the law asks for it. */
export const withdrawalReceivedWords = {
  subject: 'We received your withdrawal',
  preview: (order: string, moment: string) =>
    `Order ${order}, received on ${moment}. Please keep this email.`,
  /** After the greeting. */
  lead: (moment: string) =>
    `we received your withdrawal on ${moment}. Please keep this email as your receipt.`,
  declared: {
    title: 'What you declared',
    declaration: 'Declaration',
    /** The buyer's own declaration. */
    text: 'I withdraw from the contract of this order.',
    name: 'Name',
    confirmedTo: 'To be confirmed to',
    received: 'Received',
  },
  next: `We’ll take the plan back, unless it has been activated or used, and email you when your money is on its way. ${withdrawalPromise.money} Please don’t use the plan.`,
  wasNotYou: 'Wasn’t you? Reply to this email right away.',
};
