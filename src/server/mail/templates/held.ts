import { type Cents, formatUsd } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { buttons, heading, headline, paragraph, rows } from '../blocks.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';
import { type OrderFacts, planLine } from '../order-facts.ts';

export interface HeldFacts extends OrderFacts {
  totalCents: Cents;
  /** 'PayPal', or 'Visa ending in 4242'. */
  methodLabel: string;
  /** `held`: the processor is still checking the money. `denied`: it was checked, and did not go through. */
  outcome: 'held' | 'denied';
  /** Where the same destination can be bought again; asked of `denied` alone. */
  tryAgainUrl: string;
}

/** To who has paid, while the payment is being checked, and when that ended badly. */
export async function mailHeld(facts: HeldFacts): Promise<Mail> {
  const { brand, order } = facts;
  const story = tell(facts);
  const firstName = oneLine(facts.buyer.firstName);
  const lead = `${firstName ? `Hello ${firstName}` : 'Hello'}, ${story.lead}`;
  const amount = `${formatUsd(facts.totalCents)} USD`;
  const details: [string, string][] = [
    ['Plan', planLine({ ...facts.plan, country: oneLine(facts.plan.country) })],
    ['Order', order.number],
  ];
  const total = { name: story.total, amount, method: facts.methodLabel };

  const html = await renderPage({
    brand,
    title: story.subject,
    preview: story.next,
    blocks: [
      headline(story.subject, markup`${lead}`),
      buttons([{ label: story.action.label, href: story.action.url, kind: 'lime' }]),
      heading('What comes next'),
      paragraph(markup`${story.next}`),
      heading('Your order'),
      rows(details, total),
    ],
  });
  const text = [
    story.subject,
    lead,
    `What comes next\n${story.next}`,
    [
      'Your order',
      ...details.map(([name, value]) => `${name}: ${value}`),
      `${total.name}: ${amount} (${facts.methodLabel})`,
    ].join('\n'),
    `${story.action.label}: ${story.action.url}`,
    footText(brand),
  ].join('\n\n');

  return {
    subject: story.subject,
    html,
    text,
    attachments: headPictures(undefined),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}

interface Story {
  subject: string;
  lead: string;
  next: string;
  total: string;
  action: { label: string; url: string };
}

function tell({ outcome, plan, methodLabel, order, tryAgainUrl, addedTo }: HeldFacts): Story {
  const country = oneLine(plan.country);
  const what = addedTo === undefined ? 'an eSIM' : 'a plan';
  const comes = addedTo === undefined ? 'your eSIM comes by mail' : 'the plan is added to your eSIM';
  if (outcome === 'held') {
    return {
      subject: 'Your payment is being checked',
      lead: `thank you for your order of ${what} for ${country}. ${methodLabel} is still checking the payment.`,
      next: `This can take minutes, and with a bank transfer a few days. As soon as the payment is through, ${comes}. You need not do anything, and need not pay again.`,
      total: 'Being checked',
      action: { label: 'Follow your order', url: order.url },
    };
  }
  return {
    subject: 'Your payment did not go through',
    lead: `${methodLabel} checked the payment for ${addedTo === undefined ? 'your eSIM' : 'your plan'} for ${country}, and it did not go through.`,
    next: `We have received no money and the order is off. If you still want ${addedTo === undefined ? 'the eSIM' : 'the plan'}, order it again and pay in another way.`,
    total: 'Not charged',
    action: { label: 'Try again', url: tryAgainUrl },
  };
}
