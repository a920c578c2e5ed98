import type { Plan } from '../catalog/catalog-schema.ts';
import { formatDays } from '../catalog/data-amount.ts';
import { planLabel } from '../catalog/plan.ts';
import { type PASS_STAMPS, passPlan, passTitle } from './pass-words.ts';

export { PASS_STAMPS } from './pass-words.ts';

export type PassState = keyof typeof PASS_STAMPS;

/** What a pass shows at its top, in every state: on pages, in mails and in print. */
export interface PassFace {
  /** The country's or region's code. */
  code: string;
  /** 'Japan eSIM', or 'Japan data' for a plan added to an eSIM. */
  title: string;
  /** 'Unlimited Lite, 7 days'. */
  plan: string;
  state: PassState;
}

interface PassPlan {
  code: string;
  country: string;
  /** 'Unlimited Lite', '3 GB'. */
  label: string;
  days: number;
}

/** @param isAdded it goes onto an eSIM that the buyer already has */
export function passFace(
  { code, country, label, days }: PassPlan,
  state: PassState,
  isAdded = false,
): PassFace {
  return {
    code,
    title: passTitle(country, isAdded),
    plan: passPlan(label, formatDays(days)),
    state,
  };
}

/** The same for a plan of the catalogue, with amounts as in a summary unless `amount` formats them. */
export function planFace(
  plan: Plan,
  state: PassState,
  { isAdded = false, amount }: { isAdded?: boolean; amount?: (megabytes: number) => string } = {},
): PassFace {
  const { country_code: code, country, duration: days } = plan;
  return passFace({ code, country, label: planLabel(plan, amount), days }, state, isAdded);
}

/** Whether its stub is torn off: nothing is left of it. */
export function isTorn(state: PassState): boolean {
  return state === 'used_up' || state === 'over' || state === 'returned';
}
