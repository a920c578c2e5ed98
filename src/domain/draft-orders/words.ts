/** What buyers read of an order that the shop's people made for them: on its page, in its mail and on its PDF. */
export const draftOrderWords = {
  /** Titles of the document: before it is accepted, and while it waits for a transfer. */
  offer: 'Offer',
  proForma: 'Pro forma invoice',
  title: (number: string) => `Your offer ${number}`,
  validUntil: 'Valid until',
  dueBy: 'Please pay by',
  reference: 'Payment reference',
  /** On documents: the buyer’s own number of the order follows. */
  purchaseOrder: 'Purchase order',
  /** @param days '14 days' */
  invoiceTerms: (days: string) => `Bank transfer within ${days} after you accept`,
  accountTerms: (days: string) => `On your account, payable within ${days}`,
  /** '200 × $4.50', '200 × Japan, 3 GB' */
  times: (quantity: number, what: string) => `${quantity} × ${what}`,
  /** The price of one from a quantity on. */
  tier: (from: number, unit: string) => `From ${from}: ${unit} each`,
  taxOff: 'VAT that you declare yourself',
  total: 'Total',
  received: 'Received so far',
  pdf: 'Download as PDF',
  pay: 'Accept and pay',
  accept: 'Accept the offer',
  acceptOrder: 'Accept and order',
  bank: {
    title: 'Where to send your transfer',
    holder: 'Account holder',
    bank: 'Bank',
    account: 'Account number',
    bic: 'BIC',
  },
  states: {
    open: 'Check the plans and the price. If all is right, accept the offer.',
    accepted: 'Thank you. We send your eSIMs as soon as your transfer has arrived.',
    placed: 'Your eSIMs are ordered. Each has a page of its own, with its QR code.',
    expired: 'This offer has expired. Write to us, and we will make you a new one.',
    canceled: 'This offer is no longer open. Write to us if you have a question.',
  },
  orders: 'Your eSIMs',
  missing: 'We can’t find this offer',
  mail: {
    subject: (number: string, shop: string) => `Your offer ${number} from ${shop}`,
    preview: 'Open it to see the plans and the price, and to accept it.',
    lead: 'we’ve prepared an offer for you. You’ll find it on its page and in the PDF.',
    button: 'See the offer',
    again: 'Keep the link to yourself. Whoever has it can accept the offer and see its eSIMs.',
    /** While its day of payment has passed. */
    reminder: {
      subject: (number: string) => `Payment reminder: ${number}`,
      preview: 'The PDF says what is due, and where to send it.',
      lead: (number: string, day: string) =>
        `your payment for ${number} was due on ${day}, and we’re still waiting for all or part of it. If you have just paid, please ignore this email.`,
      button: 'See the order',
    },
  },
  /** Of the mail with the eSIMs of a large order. */
  many: (count: number) =>
    `all ${count} eSIMs of your order are on its page. Open each of them there for its QR code.`,
};
