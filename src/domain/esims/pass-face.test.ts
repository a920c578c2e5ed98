import { expect, it } from 'vitest';

import { isTorn, PASS_STAMPS, passFace } from './pass-face.ts';

const PLAN = { code: 'JP', country: 'Japan', label: 'Unlimited Lite', days: 1 };

it('says the same of a plan in every state', () => {
  for (const state of Object.keys(PASS_STAMPS) as (keyof typeof PASS_STAMPS)[])
    expect(passFace(PLAN, state)).toEqual({
      code: 'JP',
      title: 'Japan eSIM',
      plan: 'Unlimited Lite, 1 day',
      state,
    });
});

it('does not promise an eSIM for data that goes onto one', () => {
  expect(passFace(PLAN, 'paid', true).title).toBe('Japan data');
});

it('tears the stub off once nothing is left', () => {
  expect(isTorn('used_up') && isTorn('over') && isTorn('returned')).toBe(true);
  expect(isTorn('preview') || isTorn('paid') || isTorn('ready') || isTorn('in_use')).toBe(false);
});
