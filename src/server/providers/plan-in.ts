import type { PaidPlan } from './payment-status.ts';

/** What a processor is told of a plan: "bundle country", with " onto 0" for one that goes onto the eSIM of the first. */
export function planText({ bundleName, countryCode, onto }: PaidPlan): string {
  return `${bundleName} ${countryCode}${onto === null ? '' : ` onto ${onto}`}`;
}

/** The plans of such texts; null if there is none, or any other text among them. */
export function plansIn(texts: readonly string[]): PaidPlan[] | null {
  const plans = texts.map(planIn).filter((plan) => plan !== null);
  return plans.length > 0 && plans.length === texts.length ? plans : null;
}

function planIn(text: string): PaidPlan | null {
  const [, bundleName, countryCode, onto] = /^(\S+) (\S+)(?: onto (\d))?$/.exec(text) ?? [];
  if (bundleName === undefined || countryCode === undefined) return null;
  return { bundleName, countryCode, onto: onto === undefined ? null : Number(onto) };
}
