import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../support/machine/source-files.ts';

/** What operators read is written here. */
const READ = [
  'src/web/operate/**/*.{ts,tsx}',
  'src/server/{admin,alerts}/**/*.ts',
  'src/server/mail/templates/*.ts',
];

/** Ways in which a word of programs comes before people, with the files in which it is right. */
const WAYS: Record<string, { found: RegExp; but: readonly string[]; instead: string }> = {
  'underscores are removed by hand': {
    found: /replaceAll\('_', ' '\)/,
    // Names of fields, which the command line takes.
    but: ['src/server/admin/cli/print-answer.ts'],
    instead: 'a table of words, or plainly() for words that others invent',
  },
  'a word without words is shown as it is': {
    found: /\[([\w.]+)\] \?\? \1\b/,
    but: [],
    instead: 'a table that is typed by all its words',
  },
  'a bundle is shown for a plan': {
    // What the wholesaler calls it is marked as code.
    found: /<(?!code\b)[^<>]*>\s*\{[\w.?]*bundle_name\}/,
    but: [],
    instead: 'planName() or planCalled()',
  },
};

const files = READ.flatMap((glob) => globSync(glob, { cwd: ROOT })).filter(
  (file) => !file.includes('.test.'),
);

it.each(Object.entries(WAYS))('nowhere %s', (_, { found, but, instead }) => {
  const wrong = files.filter(
    (file) => !but.includes(file) && found.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(wrong, `say it with ${instead}`).toEqual([]);
  const old = but.filter((file) => !found.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(old, 'these need no exception').toEqual([]);
});
