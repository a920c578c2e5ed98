/** Tells an order's own mailbox that its eSIM was sent to other addresses, in case nobody there asked for it. */
export const sentToAnotherWords = {
  subject: 'We sent your eSIM to another address',
  preview: (order: string) => `Order ${order}. If you didn’t ask for this, reply to this email right away.`,
  /** After the greeting. */
  lead: 'our support sent the email with your eSIM to another address, because someone asked for it.',
  sent: { title: 'What was sent', addresses: 'Sent to' },
  changes: {
    title: 'What this changes',
    text: 'It changes nothing else. The order is still yours. Everything else about it, a refund too, comes to this address alone.',
  },
  wasNotYou: 'Didn’t ask for this? Reply to this email right away.',
};
