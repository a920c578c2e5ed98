import { iccidEnding } from '../../domain/esims/iccid.ts';
import { formatUsd } from '../../domain/money.ts';
import type { Cents } from '../../domain/money.ts';
import { buttons, heading, headline, paragraph, rows, smallPrint } from '../mail/blocks.ts';
import { footText, headPictures, renderPage } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';
import { markup } from '../mail/markup.ts';
import { oneLine } from '../mail/one-line.ts';
import { planLine } from '../mail/order-facts.ts';
import type { OrderFacts } from '../mail/order-facts.ts';

export interface RefundedFacts extends OrderFacts {
  /** The whole payment, which is on its way back. */
  totalCents: Cents;
  /** What it was paid with and goes back to: 'Visa ending in 4242'. */
  methodLabel: string;
  /**
   * `undelivered`: no eSIM in time, so the order is off. `surplus`: the order was paid twice, and stands. `returned`: the
   * eSIM, or the plan that was added to one, was given back.
   */
  reason: 'undelivered' | 'surplus' | 'returned';
  /** Where the same destination can be bought again; asked of all but `surplus`. */
  tryAgainUrl: string;
  /** See `Page.art`. */
  art?: Buffer | undefined;
}

const BANK_TIME = 'Banks usually show it within 5 to 10 business days.';

/** 'Your money is on its way back': what happened, what comes next, and where to go from there. */
export async function mailRefunded(facts: RefundedFacts): Promise<Mail> {
  const { brand, order, art } = facts;
  const subject = 'Your money is on its way back';
  const firstName = oneLine(facts.buyer.firstName);
  const story = tell(facts);
  const lead = `${firstName ? `Hello ${firstName}` : 'Hello'}, ${story.lead}`;
  const next = `${story.next} ${BANK_TIME} You need not do anything.`;
  const amount = `${formatUsd(facts.totalCents)} USD`;
  const details: [string, string][] = [
    ['Plan', planLine({ ...facts.plan, country: oneLine(facts.plan.country) })],
    ['Order', order.number],
  ];

  const html = await renderPage({
    brand,
    title: subject,
    preview: `${amount} goes back to ${facts.methodLabel}. You need not do anything.`,
    art,
    blocks: [
      headline(subject, markup`${lead}`),
      buttons([{ label: story.action.label, href: story.action.url, kind: 'lime' }]),
      heading('What happened'),
      paragraph(markup`${story.happened}`),
      heading('What comes next'),
      paragraph(markup`${next}`),
      heading('Your refund'),
      rows(details, { name: 'Refunded in full', amount, method: facts.methodLabel }),
      smallPrint(
        facts.reason !== 'surplus'
          ? markup`<a href="${order.url}" style="font-weight:600">See your order</a>`
          : markup`${facts.addedTo === undefined ? 'Your eSIM and its codes are on your order page, too.' : 'Your order page says which eSIM has the plan.'}`,
      ),
    ],
  });

  const text = [
    subject,
    lead,
    `What happened\n${story.happened}`,
    `What comes next\n${next}`,
    [
      'Your refund',
      ...details.map(([name, value]) => `${name}: ${value}`),
      `Refunded in full: ${amount} (${facts.methodLabel})`,
    ].join('\n'),
    facts.reason === 'surplus' ? '' : `${story.action.label}: ${facts.tryAgainUrl}`,
    `See your order: ${order.url}`,
    footText(brand),
  ]
    .filter(Boolean)
    .join('\n\n');

  return {
    subject,
    html,
    text,
    attachments: headPictures(art),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}

interface Story {
  lead: string;
  happened: string;
  next: string;
  action: { label: string; url: string };
}

function tell(facts: RefundedFacts): Story {
  const { reason, plan, totalCents, methodLabel, order, tryAgainUrl } = facts;
  if (facts.addedTo !== undefined && reason !== 'surplus') return tellOfTopUp(facts, facts.addedTo);
  const country = oneLine(plan.country);
  const amount = formatUsd(totalCents);
  if (reason === 'surplus') {
    return {
      lead: `your order for ${country} was paid twice. You pay once: we have sent the second payment of ${amount} back.`,
      happened:
        'Two payments reached us for one order. The first one paid for it, and your eSIM is not touched by this refund.',
      next: `The ${amount} goes back to ${methodLabel}.`,
      action: { label: 'See your order', url: order.url },
    };
  }
  if (reason === 'returned') {
    return {
      lead: `your eSIM for ${country} was returned, and we have refunded all ${amount}.`,
      happened: 'The eSIM was taken back before the money went. It can no longer be installed or used.',
      next: `The full ${amount} goes back to ${methodLabel}.`,
      action: { label: 'See other plans', url: tryAgainUrl },
    };
  }
  return {
    lead: `we are sorry: we could not get your eSIM for ${country} ready in time, so we have refunded all ${amount}.`,
    happened:
      'Your payment went through, but the network did not give us an eSIM for you in time. Rather than keep you waiting, we ended the order. There is nothing for you to install.',
    next: `The full ${amount} goes back to ${methodLabel}.`,
    action: { label: 'Try again', url: tryAgainUrl },
  };
}

function tellOfTopUp(facts: RefundedFacts, addedTo: string): Story {
  const { reason, plan, totalCents, methodLabel, tryAgainUrl } = facts;
  const country = oneLine(plan.country);
  const amount = formatUsd(totalCents);
  const esim = `the eSIM whose ICCID ends in ${iccidEnding(addedTo)}`;
  const next = `The full ${amount} goes back to ${methodLabel}.`;
  if (reason === 'returned') {
    return {
      lead: `the plan for ${country} on ${esim} was returned, and we have refunded all ${amount}.`,
      happened: 'The plan was taken off the eSIM before the money went. Other plans on it are not touched.',
      next,
      action: { label: 'See other plans', url: tryAgainUrl },
    };
  }
  return {
    lead: `we are sorry: we could not add your plan for ${country} to ${esim}, so we have refunded all ${amount}.`,
    happened:
      'Your payment went through, but the network did not put the plan on your eSIM. Rather than keep you waiting, we ended the order. What was on your eSIM before is not touched.',
    next,
    action: { label: 'See other plans', url: tryAgainUrl },
  };
}
