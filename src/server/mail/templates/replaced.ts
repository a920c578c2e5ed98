import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { MailDescription } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { describeMail, greet } from './frame.ts';
import { installSections } from './install.ts';
import { orderRows, passOf, seeOrder } from './order.ts';

export interface ReplacedFacts extends OrderFacts {
  /** Of the new eSIM. */
  iccid: string;
  activation: ActivationData;
}

/** 'Your new eSIM for Japan is ready': the codes of the replacement. */
export function replaced(facts: ReplacedFacts): MailDescription {
  const { plan, activation, order } = facts;
  return describeMail(facts.brand, {
    pass: passOf(facts, 'ready'),
    subject: `Your new eSIM for ${plan.country} is ready`,
    preview: 'It replaces the one you had. Your new QR code and activation codes are inside.',
    lead: greet(
      facts.buyer,
      'we’ve replaced your eSIM. Please delete the old one from your phone, and install this one while you have Wi-Fi. You pay nothing for it.',
    ),
    sections: [
      ...installSections(activation),
      {
        kind: 'text',
        title: 'What about the old one?',
        text: 'It no longer works, or soon won’t. Its QR code and codes are of no use now.',
      },
      {
        kind: 'rows',
        title: 'Your order',
        rows: orderRows(facts, ['New ICCID', formatIccid(facts.iccid)]),
      },
      { kind: 'small', link: seeOrder(order.url) },
    ],
  });
}
