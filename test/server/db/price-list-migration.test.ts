import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { readSnapshot } from '../../../src/server/catalog/read-snapshot.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { migrationsIn } from '../../../src/server/db/schema/migration-files.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';

it('the first price list has the markups of before, so that no price changes', async () => {
  const { database, drop } = await freshDatabase();
  const { db } = database;
  await migrate(database, { migrations: migrationsIn().filter(({ name }) => name < '0057') });
  await db.execute(sql`insert into country (iso, name, region, markup_bp) values
    ('JP', 'Japan', 'Asia', 4000), ('TH', 'Thailand', 'Asia', 2500), ('FR', 'France', 'Europe', 0)`);
  await db.execute(sql`insert into region (code, label, slug, markup_bp) values
    ('REUP', 'Europe+', 'europe', 3333), ('RAS', 'Asia', 'asia', 2500)`);
  await db.execute(sql`insert into plan (wholesaler, bundle_name, country_code, place, type, duration_days, data_mb, wholesale_cents, autostart, speed, groups)
    select 'esim-go', 'b', code, place, 'fixed', 7, 1000, 999, false, '{}', '{}'
    from (select iso as code, 'country' as place from country union all select code, 'region' from region) as somewhere`);
  await migrate(database);
  const { snapshot } = await readSnapshot(db, 'added');
  const price = (bp: number) => Math.round((999 * (10_000 + bp)) / 10_000);
  expect(new Map([...snapshot.offers].map(([key, offer]) => [key, offer.price]))).toEqual(
    new Map([
      ['FR b', price(0)],
      ['JP b', price(4000)],
      ['RAS b', price(2500)],
      ['REUP b', price(3333)],
      ['TH b', price(2500)],
    ]),
  );
  const { rows } = await db.execute<{ rules: unknown }>(sql`select jsonb_agg(rule ->> 'of') as rules
    from price_list, jsonb_array_elements(rules) as rule`);
  expect(rows[0]?.rules).toEqual(['', 'REUP', 'FR', 'JP']);
  await database.close();
  await drop();
});
