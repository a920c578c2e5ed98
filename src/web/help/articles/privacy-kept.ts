import { formatSpan, RETENTION } from '../../../domain/retention.ts';

/** What the shop stores about people, and until when: the rows of the privacy policy's table. */
export const KEPT: readonly { what: string; holds: string; until: string }[] = [
  {
    what: 'A purchase',
    holds:
      'Name and email address, a second address if you gave one, the plan, what it cost, how it was paid and the payment provider’s reference, times, and a scrambled form of the guest cookie that shows which browser bought it.',
    until: `Without an account, up to ${formatSpan(RETENTION.guestPurchase)} after it was made; with one, as long as the account. Then everything that points to you is erased and only the accounting facts stay.`,
  },
  {
    what: 'A checkout nobody paid',
    holds: 'The same, as far as it was filled in and sent.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'An eSIM',
    holds: 'Its number (ICCID), its codes in encrypted form, its plan, and how much data is left.',
    until:
      'As long as its purchase. Then the codes are erased, and the number stays with the accounting records.',
  },
  {
    what: 'A withdrawal from a contract',
    holds:
      'The name and the email address that you give for it, when it came, and what followed. What you agreed to at the checkout about delivery at once, and when.',
    until:
      'As long as its purchase. Then name and address are erased, and that there was a withdrawal stays with the accounting records.',
  },
  {
    what: 'An account',
    holds:
      'Name, email address, whether the address is confirmed, your password in a form that cannot be turned back, or the number that a sign-in provider knows you by.',
    until: `Up to ${formatSpan(RETENTION.account)} after your last interaction, or until you delete it.`,
  },
  {
    what: 'A saved card',
    holds:
      'That you asked for it, and the number that Stripe knows you by. The card itself lies with Stripe; we see its brand, its last four digits and its expiry date.',
    until: 'Until you remove it or delete your account. Then Stripe deletes it, too.',
  },
  {
    what: 'A sign-in',
    holds:
      'A session: when it began, when it was last used, and in which kind of browser. No network address.',
    until: 'Until you sign out, 7 days after its last use, or 30 days after you signed in.',
  },
  {
    what: 'Mails to you',
    holds: 'That a mail was sent, which kind, when and to which address. Its text is not kept.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'An enterprise request',
    holds:
      'What you write into the form, whether you asked for news, your consent, the time, and the kind of browser.',
    until: `Up to ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Messages of payment providers',
    holds: 'Their number, their kind and the payment they are about. No names.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Counters against misuse',
    holds:
      'How often something was tried from one network address or for one account, both in a form that cannot be turned back.',
    until: 'About a day.',
  },
  {
    what: 'Accounting records',
    holds:
      'Amounts, dates, plans, payment and refund references, and invoices and credit notes as they were issued. Your name and email address stand on these only as long as your purchase is kept: then they are erased there, too.',
    until: 'As long as tax and accounting law makes us keep them, even after the rest is erased.',
  },
];
