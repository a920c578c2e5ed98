import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { type PassFace, type PassState, planFace } from '../../domain/esims/pass-face.ts';
import { basketWords } from '../browser/basket-words.ts';
import { listed } from '../core/words.ts';

/**
 * One plan's face, or that of several in one purchase.
 * @param isAdded it goes onto an eSIM that the buyer already has
 */
export function faceOf(plans: readonly [Plan, ...Plan[]], state: PassState, isAdded: boolean): PassFace {
  const face = planFace(plans[0], state, { isAdded });
  if (plans.length === 1) return face;
  const countries = [...new Set(plans.map(({ country }) => country))];
  return { ...face, title: basketWords.plans(plans.length), plan: listed(countries) };
}

/** What a quote is for. */
export function plansIn({
  plan,
  lines = [],
}: {
  plan: Plan;
  lines?: { plan: Plan }[] | undefined;
}): readonly [Plan, ...Plan[]] {
  return [plan, ...lines.slice(1).map((line) => line.plan)];
}
