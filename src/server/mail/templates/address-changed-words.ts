/** Tells the mailbox that an order had before that its emails go to another one now. */
export const addressChangedWords = {
  subject: 'Your order has a new email address',
  preview: (order: string) => `Order ${order}. If you didn’t ask for this, reply to this email right away.`,
  /** After the greeting. */
  lead: 'our support changed the email address of your order, because someone asked for it.',
  changed: { title: 'What changed', addresses: 'Emails now go to' },
  means: {
    title: 'What this means',
    text: 'From now on every email about this order, also about a refund, goes to the new address. This is the last one that you get here.',
  },
  wasNotYou: 'Didn’t ask for this? Reply to this email right away.',
};
