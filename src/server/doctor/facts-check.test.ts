import { expect, it } from 'vitest';

import { DATED_FACTS } from '../../domain/help/dated-facts.ts';
import { checkFacts } from './facts-check.ts';

async function findingsOn(day: string) {
  const found = [];
  for await (const finding of checkFacts(new Date(day))) found.push(finding);
  return found;
}

it('is green while every fact is fresh', async () => {
  expect((await findingsOn('2025-09-01')).map(({ light }) => light)).toEqual(['green']);
});

it('names each old fact with its owner, its day and its file, and calls none a reason not to sell', async () => {
  const found = await findingsOn('2040-01-01');
  expect(found).toHaveLength(Object.keys(DATED_FACTS).length);
  expect(new Set(found.map(({ light }) => light))).toEqual(new Set(['amber']));
  const { what, where, checked, owner } = DATED_FACTS.chat;
  const chat = found.find(({ about }) => about === `Facts: ${what}`);
  expect(chat?.found).toContain(checked);
  for (const part of [where, owner]) expect(chat?.remedy).toContain(part);
});
