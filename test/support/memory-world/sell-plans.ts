import { countryTable, planTable } from '../../../src/server/catalog/tables.ts';
import type { Db } from '../../../src/server/db/database.ts';

export const COUNTRY = 'JP';
export const bundleOf = (plan: number) => `memory_${plan}`;

/** Puts a country with so many plans into a shop's catalogue, as if the wholesaler had them. */
export async function sellPlans(db: Db, count: number): Promise<void> {
  await db.insert(countryTable).values({
    iso: COUNTRY,
    name: 'Japan',
    region: 'Asia',
    visible: true,
  });
  for (let plan = 0; plan < count; plan++) {
    await db.insert(planTable).values({
      wholesaler: 'esim-go',
      bundleName: bundleOf(plan),
      countryCode: COUNTRY,
      place: 'country',
      type: 'fixed',
      durationDays: 7,
      dataMb: 1000 * (plan + 1),
      wholesaleCents: 300 + 200 * plan,
      autostart: false,
      speed: ['4G'],
      groups: [],
      available: true,
    });
  }
}
