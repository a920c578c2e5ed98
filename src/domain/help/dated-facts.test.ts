import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { DATED_FACTS, type DatedFact, staleFacts } from './dated-facts.ts';

const fact = (what: string, checked: string): DatedFact => ({ what, where: 'x', owner: 'support', checked });

it('names facts that were checked more than 90 days ago, the oldest first', () => {
  const facts = [fact('new', '2026-11-28'), fact('old', '2026-08-29'), fact('oldest', '2025-08-31')];
  const namesOn = (day: string) => staleFacts(new Date(`${day}T23:59:59Z`), facts).map(({ what }) => what);
  expect(namesOn('2026-11-27')).toEqual(['oldest']);
  expect(namesOn('2026-11-28')).toEqual(['oldest', 'old']);
  expect(namesOn('2027-03-01')).toEqual(['oldest', 'old', 'new']);
  expect(staleFacts(new Date('2026-11-28T00:00:00Z'), facts)[1]).toMatchObject({ what: 'old', days: 91 });
});

it('has a file and a day for each', () => {
  for (const { where, checked } of Object.values(DATED_FACTS)) {
    expect([where, existsSync(where)]).toEqual([where, true]);
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
  }
});
