import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../src/server');

/**
 * Calls that change something outside, or bring what is read once, as they are written where their answer is dealt with. One that is in no
 * file any more was renamed.
 */
const ACTS = [
  'wholesalers.of(purchase).order(',
  '.revoke(',
  'inventory.refund(',
  'approvals.take(',
  'cards.chargeCard(',
  'processor.refund(',
  'answers.stage(',
  'answers.send(',
  'mailer.send(message)',
  'payouts.ledgerEntriesOf(',
  'processors[provider].end(',
];
/** The calls that keep an answer, in the same file or in the function that it calls. */
const KEEPS =
  /unwritten\.(write|follow)\(|moveReturn\(|followed\(|changeDispute\(|recordCanceled\(|chargedNow: true/;

const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('providers/'))
  .map((file) => ({ file, text: readFileSync(path.join(server, file), 'utf8').replaceAll(/\s+/g, ' ') }));

it.each(ACTS)('the answer to %s is kept while the database is away', (act) => {
  const acting = files.filter(({ text }) => text.includes(act));
  expect(acting.map(({ file }) => file)).not.toEqual([]);
  expect(acting.filter(({ text }) => !KEEPS.test(text)).map(({ file }) => file)).toEqual([]);
});
