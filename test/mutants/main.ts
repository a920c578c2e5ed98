import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import Stryker from '@stryker-mutator/core';

import { ROOT } from '../support/machine/source-files.ts';
import { EQUIVALENT } from './equivalent.ts';

/** Where a line decides what is paid: no mutant survives here. */
const PRICES = 'src/domain/operators/pricing/';

const KEYS = ['file', 'line', 'from', 'to'] as const;

const { values } = parseArgs({ options: { files: { type: 'string', default: 'src/domain/**/*.ts' } } });
const say = (text: string) => void process.stdout.write(`${text}\n`);

const mutants = await new Stryker({
  mutate: [...values.files.split(','), '!**/*.test.ts'],
  // Types do not allow most other texts, and no test asserts how a sentence reads.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['progress-append-only'],
  tempDirName: '.cache/mutants',
  // All that the unit tests of the rules read; paths as in a .gitignore.
  ignorePatterns: ['*', '!src/domain/**', '!test/mutants/**', '!test/support/**', '!package.json'],
  // It would be rewritten by a part of the compiler that version 7 does not have.
  tsconfigFile: 'none',
  allowConsoleColors: false,
}).runMutationTest();

/** What a mutant changed and into what, by file and line, as an editor opens it. */
const alive = mutants
  .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  .map(({ fileName, location: { start, end }, replacement }) => {
    const file = path.relative(ROOT, fileName);
    const lines = readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line);
    const line = (lines[0] ?? '').trim();
    lines.push((lines.pop() ?? '').slice(0, end.column));
    lines[0] = (lines[0] ?? '').slice(start.column);
    return { file, at: start.line, line, from: inOneLine(lines.join('\n')), to: inOneLine(replacement) };
  })
  .filter((one) => !EQUIVALENT.some((other) => KEYS.every((key) => other[key] === one[key])));

for (const { file, at, from, to } of alive) say(`${file}:${at}  ${from}  ->  ${to}`);
const inPrices = alive.filter(({ file }) => file.startsWith(PRICES));
say(
  `${mutants.length} mutants, ${alive.length} alive, ${inPrices.length} of them in ${PRICES}, where there must be none.`,
);
process.exit(inPrices.length === 0 ? 0 : 1);

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
}
