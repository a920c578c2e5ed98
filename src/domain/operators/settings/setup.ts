/** What a new owner does before the shop is open, in this order. */
export const SETUP_STEPS = ['brand', 'legal', 'keys', 'mail', 'domain', 'wallets', 'purchase'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `live`: there is nothing to check before the shop is live. */
export type StepState = 'done' | 'open' | 'unchecked' | 'live';

/** @param lights of its findings; null while nobody has checked it */
export function stateOfStep(lights: readonly string[] | null): StepState {
  if (lights === null) return 'unchecked';
  if (lights.length === 0) return 'live';
  return lights.every((light) => light === 'green') ? 'done' : 'open';
}
