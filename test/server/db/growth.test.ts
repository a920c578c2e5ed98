import { describe, expect, it } from 'vitest';

import { BOUNDS, measureShop } from '../../support/growth/measure-growth.ts';

const server = process.env['TEST_DATABASE_URL'];
/** Enough that reading a table from end to end would show. */
const HISTORY = 20_000;
describe.skipIf(!server)('a shop that grows (measured on PostgreSQL alone)', { timeout: 240_000 }, () => {
  it('asks the database for hardly more than a small one', async () => {
    const small = await measureShop(server ?? '', 0);
    const grown = await measureShop(server ?? '', HISTORY);
    const tooMuch = grown.flatMap(({ name, for: who, buffers, statements }, index) => {
      const before = small[index]?.buffers ?? 0;
      const most = statements.toSorted((a, b) => b.buffers - a.buffers)[0];
      expect(before).toBeGreaterThan(0);
      return buffers > BOUNDS[who] * before
        ? [`${name}: ${before} -> ${buffers} buffers, most in ${most?.buffers}: ${most?.text}`]
        : [];
    });
    expect(tooMuch).toEqual([]);
  });
});
