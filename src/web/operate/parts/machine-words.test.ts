import { expect, it } from 'vitest';

import { machineWordsIn } from '../../../../test/support/console/machine-words.ts';

const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '../**/{words,*-words}.ts',
    '../../../domain/operators/**/{words,*-words,*-names}.ts',
    '../../../domain/esims/words.ts',
  ],
  { eager: true },
);

/** All texts of a table of words; of functions, what they make of a word of their own. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsIn);
}

it.each(Object.keys(MODULES))('%s says nothing in words of programs', (file) => {
  expect(machineWordsIn(textsIn(MODULES[file]).join('\n'))).toEqual([]);
});

it('knows them from others', () => {
  expect(
    machineWordsIn('eSIM going back: paid_back. Plan esim_100GB_30D_FR_V2, used_80 (warning_needs_response)'),
  ).toEqual(['paid_back', 'esim_100GB_30D_FR_V2', 'used_80', 'warning_needs_response']);
  expect(machineWordsIn('pi_3Qx8mK2e at FEE_POLICY, a_b@example.com, /oss_return.csv, SP-7F3K')).toEqual([]);
});
