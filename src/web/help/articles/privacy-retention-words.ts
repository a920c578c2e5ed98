import { formatSpan, RETENTION } from '../../../domain/retention.ts';

/** What the shop stores about people, and until when: the rows of the privacy policy's table. */
export const STORED_DATA: readonly { what: string; holds: string; until: string }[] = [
  {
    what: 'A purchase',
    holds:
      'Name and email address, a second address if you gave one, the plan, what it cost, how you paid and the payment provider’s reference, times, the partner who sent you if there was one, and a scrambled form of the guest cookie that shows which browser bought it.',
    until: `Up to ${formatSpan(RETENTION.guestPurchase)} after it was made without an account, or as long as the account. Then everything that points to you is erased and only the accounting facts stay.`,
  },
  {
    what: 'An unpaid checkout',
    holds: 'The same, as far as you filled it in and sent it.',
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
      'The name and email address you give for it, when we got it, and what followed. What you agreed to at checkout about immediate delivery, and when.',
    until:
      'As long as its purchase. Then we erase the name and address, and only the fact of the withdrawal stays with the accounting records.',
  },
  {
    what: 'An account',
    holds:
      'Name, email address, whether the address is confirmed, the language you chose or bought in, your password in a form that can’t be reversed, or the number a sign-in provider knows you by.',
    until: `Up to ${formatSpan(RETENTION.account)} after your last interaction, or until you delete it.`,
  },
  {
    what: 'A saved card',
    holds:
      'That you asked for it, and the number Stripe knows you by. Stripe keeps the card itself, and we see its brand, last four digits and expiry date.',
    until: 'Until you remove it or delete your account. Then Stripe deletes it too.',
  },
  {
    what: 'A sign-in',
    holds:
      'When a session began, when it was last used, and in what kind of browser. It has no network address.',
    until: 'Until you sign out, 7 days after its last use, or 30 days after you signed in.',
  },
  {
    what: 'Emails to you',
    holds: 'That an email was sent, which kind, when and to which address. We don’t keep its text.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'An enterprise request',
    holds:
      'What you write in the form, whether you asked for news, your consent, the time, the kind of browser, and how far our answer is.',
    until: `Up to ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Messages from payment providers',
    holds: 'Their number, their kind and the payment they are about, but no names.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'A block',
    holds: 'The email address of someone we no longer sell to, for example after fraud, since when, and why.',
    until: 'Until we lift it, even after we erase the rest, because erasing it would lift it.',
  },
  {
    what: 'Counters against misuse',
    holds:
      'How often something was tried from one network address or for one account, both in a form that can’t be reversed.',
    until: 'About a day.',
  },
  {
    what: 'Searches that find nothing',
    holds:
      'What was typed, if it has at most 40 letters and neither a digit nor an @, so that we can teach the search new names. With it we keep a number from 0 to 255 that thousands of browsers share. It tells us whether several people miss the same place, not who they are. We keep no cookie and no network address.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Accounting records',
    holds:
      'Amounts, dates, plans, payment and refund references, and invoices and credit notes as they were issued. Your name and email address stay on these only as long as we keep your purchase. Then we erase them there too.',
    until: 'As long as tax and accounting law makes us keep them, even after we erase the rest.',
  },
  {
    what: 'Facts for VAT',
    holds:
      'If the price contains VAT, the countries of your card, of the address that came with your payment, of your network address and of your eSIM, and how much tax it was. It has no name and no address.',
    until: `${formatSpan(RETENTION.taxFacts)} after the end of the year you bought in, because EU law asks for it, even after we erase the rest.`,
  },
];
