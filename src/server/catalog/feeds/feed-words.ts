import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { SoldPlace } from '../places.ts';

const amountOf = (plan: SoldPlan) => planLabel(plan, formatDataAmount);

/** Texts about places and plans in feeds. */
export const feedWords = {
  place: ({ name }: SoldPlace) => `${name} eSIM`,
  placeText: ({ name }: SoldPlace) =>
    `Prepaid travel data for ${name}. The eSIM arrives by email, with no contract and no roaming fees.`,
  plan: ({ name }: SoldPlace, plan: SoldPlan) =>
    `${name} eSIM, ${amountOf(plan)}, ${formatDays(plan.duration)}`,
  planText: ({ name }: SoldPlace, plan: SoldPlan) =>
    `${amountOf(plan)} of mobile data in ${name} for ${formatDays(plan.duration)}. It’s data only, delivered by email as an eSIM, without a physical card. It works in unlocked phones that take an eSIM.`,
  data: 'Data',
  dataOf: amountOf,
  days: 'Duration',
  daysOf: (plan: SoldPlan) => formatDays(plan.duration),
  refunds: 'Refund policy',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
};
