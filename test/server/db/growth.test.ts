import { describe, expect, it } from 'vitest';

import { boundOf, ERASE, measureShop } from '../../support/growth/measure-growth.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Enough that no plan reads a whole table because it is small. */
const HISTORY = 20_000;
/** Tables with a row or more for each purchase: reading one in full is slow in a shop that sells, however fast it is today. */
const GROWING = new Set([
  'audit',
  'enterprise_request',
  'esim',
  'esim_usage',
  'invoice',
  'outbound_mail',
  'payment',
  'provider_order',
  'purchase',
  'user',
  'user_esim',
  'webhook_receipt',
]);

/**
 * What may read a table of this size whole, and no other one beside it: a count up to a limit; the accounts of a page's addresses or
 * ids, some thousands at most; and those that were made in the time of a page of customers, of which a page reads at most 10,000.
 */
const MAY_READ: [statement: RegExp, table?: string][] = [
  [/^select count\(\*\)::int as count from \(.* limit \d+\) as rows$/s],
  [/from "user" where \(?"user"\."(?:email|id)" in \(/, 'user'],
  [/ from "user" where [^;]*"user"\."created_at" >= [^;]* limit \$\d+$/, 'user'],
];
const mayRead = (text: string, table: string) =>
  MAY_READ.some(([statement, only = table]) => only === table && statement.test(text));

// Autovacuum runs at any time, and can change one count, but not the same one twice.
const ROOM = { timeout: 480_000 };

describe.skipIf(!server)('a shop that grows (measured on PostgreSQL alone)', ROOM, () => {
  it('reads hardly more from the database than a small one', async () => {
    const small = await measureShop(server ?? '', 0);
    const grown = await measureShop(server ?? '', HISTORY);
    const tooMuch = grown.flatMap(({ name, buffers, statements }, index) => {
      const one = small[index];
      const before = one?.buffers ?? 0;
      const most = statements.toSorted((a, b) => b.buffers - a.buffers)[0];
      // A list has its own limit, and an empty table has nothing to read.
      expect(one?.for === 'list' || one?.for === 'report' ? buffers : before, name).toBeGreaterThan(0);
      return one && buffers > boundOf(one)
        ? [`${name}: ${before} -> ${buffers} buffers, most in ${most?.buffers}: ${most?.text}`]
        : [];
    });
    expect(tooMuch).toEqual([]);
    const readWhole = grown
      .filter(({ name, for: who }) => name !== ERASE && who !== 'report')
      .flatMap(({ name, statements }) =>
        statements.flatMap(({ scanned, text }) =>
          scanned.some((table) => GROWING.has(table) && !mayRead(text, table))
            ? [`${name} reads all of ${scanned.join(', ')}: ${text}`]
            : [],
        ),
      );
    expect(readWhole).toEqual([]);
  });
});
