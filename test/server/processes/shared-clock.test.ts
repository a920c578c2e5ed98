import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';

import { openSharedClock } from '../../../src/server/processes/shared-clock.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';

afterEach(() => void vi.useRealTimers());

it.skipIf(!process.env['TEST_DATABASE_URL']).for([-300_000, 300_000])(
  'a process whose clock is wrong by %i ms goes by that of the database',
  async (wrongByMs) => {
    const { database, drop } = await freshDatabase();
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongByMs });
      const clock = await openSharedClock(database, () => new Date());
      const { rows } = await database.db.execute<{ at: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
      );
      expect(Math.abs(Date.now() - Number(rows[0]?.at))).toBeGreaterThan(240_000);
      expect(Math.abs(clock.now().getTime() - Number(rows[0]?.at))).toBeLessThan(60_000);
    } finally {
      await database.close();
      await drop();
    }
  },
);
