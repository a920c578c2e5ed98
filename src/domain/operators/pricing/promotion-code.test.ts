import { expect, it } from 'vitest';

import { codeRefusals } from './code-refusal-words.ts';
import { asPromotionCode, CODE_REFUSALS, PROMOTION_CODE } from './promotion-code.ts';

it('reads a code however it is typed', () => {
  expect([' summer 10 ', 'Summer10', 'SUMMER10'].map(asPromotionCode)).toEqual([
    'SUMMER10',
    'SUMMER10',
    'SUMMER10',
  ]);
});

it('knows what can be a code', () => {
  expect(['A1B', 'SUMMER-10', '10OFF'].every((code) => PROMOTION_CODE.test(code))).toBe(true);
  expect(
    ['AB', '-AB', 'SUMMER.10', 'ÄÖÜ', 'A'.repeat(31), ''].some((code) => PROMOTION_CODE.test(code)),
  ).toBe(false);
});

it('has one sentence for each refusal', () => {
  expect(new Set(Object.values(codeRefusals)).size).toBe(CODE_REFUSALS.length);
});
