import {
  androidInstallLink,
  appleInstallLink,
  lpaString,
  readActivation,
} from '../../../domain/esims/activation-code.ts';
import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import { formatUsd } from '../../../domain/money.ts';
import { oneLine } from '../../core/one-line.ts';
import { qrPng } from '../../esims/qr.ts';
import type { PaidPrice } from '../../purchase/paid-price.ts';
import { buttons, field, heading, headline, rows, smallPrint } from '../blocks.ts';
import { footText, headPictures, renderPage } from '../layout.ts';
import type { Mail } from '../mail.ts';
import { markup } from '../markup.ts';
import { planLine } from '../order-facts.ts';
import type { OrderFacts } from '../order-facts.ts';
import { qrCard, qrPictures } from '../qr-card.ts';

export interface DeliveredFacts extends OrderFacts {
  plan: OrderFacts['plan'] & {
    /** '1 GB a day at full speed, then 512 kbps'; null leaves the row out. */
    speedNote: string | null;
    /** A whole sentence: 'The 7 days only start when your phone first uses data in Japan.' */
    startsNote: string;
  };
  iccid: string;
  activation: ActivationData;
  price: PaidPrice;
  refundHours: number;
  /** See `Page.art`. */
  art?: Buffer | undefined;
}

/**
 * 'Your eSIM for Japan is ready': the QR code (inside, and attached as esim-qr.png), the codes, the one-tap links,
 * what was paid.
 * @throws {InvalidActivation} when the wholesaler's data makes no activation code
 */
export async function mailDelivered(facts: DeliveredFacts): Promise<Mail> {
  const { brand, art, refundHours } = facts;
  const country = oneLine(facts.plan.country);
  const firstName = oneLine(facts.buyer.firstName);
  const subject = `Your eSIM for ${country} is ready`;
  const greeting = firstName ? `Hello ${firstName}` : 'Hello';
  const refund = `Changed your mind? You can have a full refund within ${refundHours} hours if the eSIM has not been activated or used.`;
  const links = { apple: appleInstallLink(facts.activation), android: androidInstallLink(facts.activation) };
  const codes = codesOf(facts.activation);
  const order = orderRows(facts);
  const total = {
    name: 'Total paid',
    amount: `${formatUsd(facts.price.totalCents)} USD`,
    method: facts.price.methodLabel,
  };

  const html = await renderPage({
    brand,
    title: subject,
    preview: 'Install it now while you have Wi-Fi. The QR code and all codes are inside.',
    art,
    blocks: [
      headline(
        subject,
        markup`${greeting}, install it now while you have <span style="white-space:nowrap">Wi-Fi</span>. ${facts.plan.startsNote}`,
      ),
      buttons(
        [
          { label: 'Install on iPhone', href: links.apple, kind: 'lime' },
          { label: 'Try on Android', href: links.android, kind: 'outlined' },
        ],
        'Open this mail on the phone you travel with. iPhone needs iOS 17.4 or newer.',
      ),
      qrCard(),
      heading('Or enter the codes by hand', 16),
      ...codes.map(([name, value]) => field(name, value)),
      heading('Your order'),
      rows(order, total),
      smallPrint(markup`${refund} <a href="${facts.order.url}" style="font-weight:600">See your order</a>`),
    ],
  });

  const text = [
    subject,
    `${greeting}, install it now while you have Wi-Fi. ${facts.plan.startsNote}`,
    `Install on iPhone (iOS 17.4 or newer):\n${links.apple}`,
    `Try on Android:\n${links.android}`,
    'Reading on another screen? Scan the attached esim-qr.png with the camera of the phone that needs the eSIM. It works once, so keep the eSIM on the phone until the trip is over.',
    section('Or enter the codes by hand', codes),
    section('Your order', [...order, [total.name, `${total.amount} (${total.method})`]]),
    `${refund}\nSee your order: ${facts.order.url}`,
    footText(brand),
  ].join('\n\n');

  return {
    subject,
    html,
    text,
    attachments: [...headPictures(art), ...qrPictures(qrPng(lpaString(facts.activation)))],
    replyTo: { name: brand.name, address: brand.supportEmail },
  };
}

type Row = [name: string, value: string];

function codesOf(activation: ActivationData): Row[] {
  const { smdpAddress, matchingId, confirmationCode } = readActivation(activation);
  return [
    ['SM-DP+ address', smdpAddress],
    ['Activation code', matchingId],
    ...(confirmationCode ? [['Confirmation code', confirmationCode] satisfies Row] : []),
    ['Both in one, for phones with a single field', lpaString(activation)],
  ];
}

function orderRows({ order, plan, iccid, price }: DeliveredFacts): Row[] {
  return [
    ['Plan', planLine({ ...plan, country: oneLine(plan.country) })],
    ...(plan.speedNote ? [['Speed', plan.speedNote] satisfies Row] : []),
    ['ICCID', formatIccid(iccid)],
    ['Order', order.number],
    ['Plan price', formatUsd(price.planCents)],
    [price.feeLabel, formatUsd(price.feeCents)],
  ];
}

function section(title: string, lines: Row[]): string {
  return [title, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n');
}
