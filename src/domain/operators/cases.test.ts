import { expect, it } from 'vitest';

import { actOfCase, CASE_ACTS, CASE_KINDS, caseState } from './cases.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const none = { endedAt: null, closedAt: null, snoozedUntil: null };

it.each([
  ['open', {}],
  ['snoozed', { snoozedUntil: hours(1) }],
  ['open', { snoozedUntil: hours(-1) }],
  ['open', { snoozedUntil: now }],
  ['seen', { closedAt: hours(-1) }],
  ['seen', { closedAt: hours(-1), snoozedUntil: hours(1) }],
  ['over', { endedAt: hours(-1), closedAt: hours(-2) }],
])('a case is %s by %o', (state, standing) => {
  expect(caseState({ ...none, ...standing }, now)).toBe(state);
});

it('every kind of case has its act, and every act a kind', () => {
  const acts = new Set(CASE_KINDS.map(actOfCase));
  expect(acts).toEqual(new Set(Object.keys(CASE_ACTS)));
});
