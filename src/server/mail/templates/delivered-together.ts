import { MOST_LINES } from '../../../domain/checkout/basket.ts';
import { draftOrderWords } from '../../../domain/draft-orders/words.ts';
import type { ActivationData } from '../../../domain/esims/activation-code.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import { formatMoney, type Minor, ofMinor } from '../../../domain/money.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type { MailDescription, Row, Section } from '../description.ts';
import { boughtWords } from './bought-words.ts';
import { type BoughtFacts, refundSection, summarySections, withdrawalSections } from './bought.ts';
import { deliveredWords } from './delivered-words.ts';
import { describeMail, greet } from './frame.ts';
import { installSections } from './install.ts';
import { orderWords } from './order-words.ts';
import { orderRows, passOf, planLine, seeOrder, totalOf } from './order.ts';

/** One of several plans that were bought at once. */
export interface TogetherFacts extends BoughtFacts {
  /** Null for a plan that was put onto the eSIM of another one. */
  activation: ActivationData | null;
}

/**
 * 'Your eSIMs are ready': the codes of each, and the amount paid for all.
 * @throws {InvalidActivation} if the wholesaler's data makes no valid activation code
 */
export function deliveredTogether([first, ...more]: [TogetherFacts, ...TogetherFacts[]]): MailDescription {
  const all = [first, ...more];
  const { subject, preview, lead } = deliveredWords.several;
  return describeMail(first.brand, {
    pass: passOf(first, 'ready'),
    subject,
    preview,
    lead: greet(first.buyer, lead),
    sections: [
      ...all.flatMap((facts, at) => lineSections(facts, at + 1)),
      paidSection(all),
      ...withdrawalSections(first).filter(({ kind }) => kind !== 'actions'),
      refundSection(first, 'eSIM'),
    ],
  });
}

/** The same for more eSIMs than a mail takes: where they are, and the amount paid for all. */
export function deliveredMany([first, ...more]: [BoughtFacts, ...BoughtFacts[]]): MailDescription {
  const all = [first, ...more];
  const { subject, preview } = deliveredWords.several;
  return describeMail(first.brand, {
    pass: passOf(first, 'ready'),
    subject,
    preview,
    lead: greet(first.buyer, draftOrderWords.many(all.length)),
    sections: [
      { kind: 'actions', main: seeOrder(first.order.url) },
      paidSection(all),
      ...withdrawalSections(first).filter(({ kind }) => kind !== 'actions'),
      refundSection(first, 'eSIM'),
    ],
  });
}

function lineSections(facts: TogetherFacts, number: number): Section[] {
  const { activation, iccid, plan, order, withdrawal } = facts;
  return [
    {
      kind: 'rows',
      title: plan.country,
      rows: orderRows(facts, [deliveredWords.iccid, formatIccid(iccid)]),
    },
    ...(activation ? installSections(activation, number) : []),
    {
      kind: 'actions',
      main: seeOrder(order.url),
      ...(withdrawal && { other: { label: withdrawalPromise.link, url: withdrawal.url } }),
    },
    ...summarySections(facts),
  ];
}

/** Equal ones are one row: '120 × Japan, 3 GB, 30 days'. */
function plansOf(all: readonly BoughtFacts[]): Row[] {
  const groups = new Map<string, BoughtFacts[]>();
  for (const facts of all) {
    const key = JSON.stringify([planLine(facts.plan), facts.price.plan.amount]);
    groups.set(key, [...(groups.get(key) ?? []), facts]);
  }
  return [...groups.values()].flatMap(([facts, ...equal]): Row[] => {
    if (!facts) return [];
    const { plan, price } = facts;
    const count = equal.length + 1;
    const sum = ofMinor(price.plan.amount * count, price.plan.currency);
    return [[draftOrderWords.times(count, planLine(plan)), formatMoney(sum)]];
  });
}

/** What was paid for all, plan by plan. */
function paidSection(all: readonly BoughtFacts[]): Section {
  const { rows, total } = boughtWords;
  const [first] = all;
  if (!first) throw new Error('a mail has a plan');
  const { feeLabel, methodLabel, fee } = first.price;
  const money = (amountOf: (price: BoughtFacts['price']) => Minor) =>
    ofMinor(
      all.reduce((sum, { price }) => sum + amountOf(price), 0),
      fee.currency,
    );
  const code = all.find(({ price }) => price.discount)?.price.discount?.code;
  const fees = money((price) => price.fee.amount);
  const off = money((price) => price.discount?.off.amount ?? 0);
  return {
    kind: 'rows',
    title: orderWords.yourOrder,
    rows: [
      ...(all.length > MOST_LINES
        ? plansOf(all)
        : all.map(({ plan, price }): Row => [planLine(plan), formatMoney(price.plan)])),
      ...(code === undefined ? [] : [[rows.code(code), formatMoney(off)] satisfies Row]),
      ...(fees.amount === 0 ? [] : [[feeLabel, formatMoney(fees)] satisfies Row]),
    ],
    total: totalOf(
      total,
      money((price) => price.total.amount),
      methodLabel,
    ),
  };
}
