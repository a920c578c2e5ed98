import type { PlanFacts } from '../../../domain/catalog/catalog-schema.ts';
import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatSpeed } from '../../../domain/catalog/plan-facts.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { ConsentText } from '../../../domain/promise/withdrawal-consent.ts';
import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import type { PaidPrice } from '../../purchase/paid-price.ts';
import type { Row, Section } from '../description.ts';
import type { OrderFacts } from '../order-facts.ts';
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
}

/** A whole sentence: 'Your 7 days start when your phone first goes online in Japan.' */
export function startsNote({ truth, days, country }: BoughtFacts['plan']): string {
  const length = formatDays(days);
  if (truth.starts !== 'first_use') return `It’s valid for ${length}.`;
  return `Your ${days === 1 ? 'day starts' : `${length} start`} when your phone first goes online in ${country}.`;
}

/** What was bought, and for how much. */
export function boughtSection(facts: BoughtFacts, esim: Row): Section {
  const { plan, price } = facts;
  return {
    kind: 'rows',
    title: 'Your order',
    rows: [
      ...orderRows(facts, ...speedRows(plan.truth), esim),
      ['Plan price', formatMoney(price.plan)],
      ...(price.discount
        ? [[`Code ${price.discount.code}`, formatMoney(price.discount.off)] satisfies Row]
        : []),
      ...(price.fee.amount === 0 ? [] : [[price.feeLabel, formatMoney(price.fee)] satisfies Row]),
    ],
    total: totalOf('Total paid', price.total, price.methodLabel),
  };
}

/** The right of withdrawal with its link, and what the buyer agreed to; empty if the shop does not offer it. */
export function withdrawalSections({ withdrawal }: BoughtFacts): Section[] {
  if (withdrawal === null) return [];
  const { url, agreed } = withdrawal;
  return [
    { kind: 'text', title: withdrawalPromise.title, text: withdrawalPromise.right },
    ...(agreed
      ? [{ kind: 'text' as const, text: `You declared “${agreed.begin}” and “${agreed.ends}” at checkout.` }]
      : []),
    { kind: 'actions', other: { label: withdrawalPromise.link, url } },
  ];
}

/** How long the buyer may change their mind, as long as `untouched` holds. */
export function refundSection({ refundHours, order }: BoughtFacts, untouched: string): Section {
  const text = refundPromise.mail(refundHours, untouched);
  return { kind: 'small', text, link: seeOrder(order.url) };
}

/** '1 GB a day at full speed, then 512 kbps'. */
function speedRows({ full_speed_mb_per_day: fullSpeed, throttled_kbps: then, speeds }: SpeedAndStart): Row[] {
  if (fullSpeed !== null && then !== null)
    return [['Speed', `${fullSpeed / 1000} GB a day at full speed, then ${formatSpeed(then)}`]];
  return speeds ? [['Speed', speeds.join(', ')]] : [];
}
