import type { PlanFacts } from '../../../domain/catalog/catalog-schema.ts';
import { listedSpeeds } from '../../../domain/catalog/plan-facts-words.ts';
import { formatSpeed } from '../../../domain/catalog/plan-facts.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { ConsentText } from '../../../domain/promise/withdrawal-consent.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type { PaidPrice } from '../../purchase/paid-price.ts';
import type { Row, Section } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
import { boughtWords } from './bought-words.ts';
import { orderWords } from './order-words.ts';
import { orderRows, seeOrder, totalOf } from './order.ts';

type SpeedAndStart = Pick<PlanFacts, 'full_speed_mb_per_day' | 'throttled_kbps' | 'speeds' | 'starts'>;

/** The facts in mails about a plan that was bought and delivered. */
export interface BoughtFacts extends OrderFacts {
  plan: OrderFacts['plan'] & { truth: SpeedAndStart };
  iccid: string;
  price: PaidPrice;
  refundHours: number;
  /** If consumers may withdraw from the contract: the link for it, and what they agreed to at the checkout. */
  withdrawal: { url: string; agreed: ConsentText | null } | null;
  /** The summary of its contract; null if the law asks for none. */
  summaryUrl?: string | null;
}

/** A whole sentence: 'Your 7 days start when your phone first goes online in Japan.' */
export function startsNote({ truth, days, country }: BoughtFacts['plan']): string {
  return truth.starts === 'first_use' ? boughtWords.starts(days, country) : boughtWords.isValid(days);
}

/** What was bought, and for how much. */
export function boughtSection(facts: BoughtFacts, esim: Row): Section {
  const { plan, price } = facts;
  const { rows, total } = boughtWords;
  return {
    kind: 'rows',
    title: orderWords.yourOrder,
    rows: [
      ...orderRows(facts, ...speedRows(plan.truth), esim),
      [rows.price, formatMoney(price.plan)],
      ...(price.discount
        ? [[rows.code(price.discount.code), formatMoney(price.discount.off)] satisfies Row]
        : []),
      ...(price.fee.amount === 0 ? [] : [[price.feeLabel, formatMoney(price.fee)] satisfies Row]),
    ],
    total: totalOf(total, price.total, price.methodLabel),
  };
}

/** The right of withdrawal with its link, and what the buyer agreed to; empty if the shop does not offer it. */
export function withdrawalSections({ withdrawal }: BoughtFacts): Section[] {
  if (withdrawal === null) return [];
  const { url, agreed } = withdrawal;
  return [
    { kind: 'text', title: withdrawalPromise.title, text: withdrawalPromise.right },
    ...(agreed ? [{ kind: 'text' as const, text: boughtWords.declared(agreed.begin, agreed.ends) }] : []),
    { kind: 'actions', other: { label: withdrawalPromise.link, url } },
  ];
}

/** The summary of the contract, as it was before the purchase; empty without one. */
export function summarySections({ summaryUrl: url }: BoughtFacts): Section[] {
  return url ? [{ kind: 'actions', other: { label: boughtWords.summary, url } }] : [];
}

/** How long the buyer may change their mind about an eSIM, or about a plan added to one. */
export function refundSection({ refundHours, order }: BoughtFacts, what: 'eSIM' | 'plan'): Section {
  const text = boughtWords.refund[what](refundHours);
  return { kind: 'small', text, link: seeOrder(order.url) };
}

/** '1 GB a day at full speed, then 512 kbps'. */
function speedRows({ full_speed_mb_per_day: fullSpeed, throttled_kbps: then, speeds }: SpeedAndStart): Row[] {
  if (fullSpeed !== null && then !== null)
    return [[boughtWords.rows.speed, boughtWords.speed(fullSpeed / 1000, formatSpeed(then))]];
  return speeds ? [[boughtWords.rows.speed, listedSpeeds(speeds)]] : [];
}
