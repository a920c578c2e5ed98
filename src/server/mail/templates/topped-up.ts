import { formatIccid } from '../../../domain/esims/iccid.ts';
import { formatUsd } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { buttons, heading, headline, paragraph, rows, smallPrint } from '../blocks.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';
import { planLine } from '../order-facts.ts';
import type { DeliveredFacts } from './delivered.ts';

export type ToppedUpFacts = Omit<DeliveredFacts, 'activation'> & {
  /** Where the owner sees this eSIM. */
  esimUrl: string;
};

/** 'Your plan for Japan is on your eSIM': nothing to install, when it starts, what was paid. */
export async function mailToppedUp(facts: ToppedUpFacts): Promise<Mail> {
  const { brand, art, refundHours, plan, price, order, esimUrl } = facts;
  const country = oneLine(plan.country);
  const firstName = oneLine(facts.buyer.firstName);
  const subject = `Your plan for ${country} is on your eSIM`;
  const lead = `${firstName ? `Hello ${firstName}` : 'Hello'}, there is nothing to install: the eSIM on your phone has the new plan already. ${plan.startsNote}`;
  const advice =
    'Keep the eSIM on your phone, and data roaming switched on for it. If an equal plan is on this eSIM, the new one takes over when that ends.';
  const refund = `Changed your mind? You can have a full refund within ${refundHours} hours if the plan has not been used.`;
  const lines: [string, string][] = [
    ['Plan', planLine({ ...plan, country })],
    ...(plan.speedNote ? [['Speed', plan.speedNote] satisfies [string, string]] : []),
    ['Added to ICCID', formatIccid(facts.iccid)],
    ['Order', order.number],
    ['Plan price', formatUsd(price.planCents)],
    [price.feeLabel, formatUsd(price.feeCents)],
  ];
  const total = {
    name: 'Total paid',
    amount: `${formatUsd(price.totalCents)} USD`,
    method: price.methodLabel,
  };

  const html = await renderPage({
    brand,
    title: subject,
    preview: 'There is nothing to install. It starts by itself.',
    art,
    blocks: [
      headline(subject, markup`${lead}`),
      buttons([{ label: 'See your eSIM', href: esimUrl, kind: 'lime' }]),
      heading('Good to know'),
      paragraph(markup`${advice}`),
      heading('Your order'),
      rows(lines, total),
      smallPrint(markup`${refund} <a href="${order.url}" style="font-weight:600">See your order</a>`),
    ],
  });
  const text = [
    subject,
    lead,
    `See your eSIM: ${esimUrl}`,
    `Good to know\n${advice}`,
    [
      'Your order',
      ...lines.map(([name, value]) => `${name}: ${value}`),
      `${total.name}: ${total.amount} (${total.method})`,
    ].join('\n'),
    `${refund}\nSee your order: ${order.url}`,
    footText(brand),
  ].join('\n\n');

  return {
    subject,
    html,
    text,
    attachments: headPictures(art),
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}
