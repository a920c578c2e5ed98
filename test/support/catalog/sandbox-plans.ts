import type { SoldPlan } from '../../../src/domain/catalog/catalog-schema.ts';
import { makeBundles } from '../../../src/sandbox/esim-go/bundles/bundles.ts';
import { toPlan } from '../../../src/server/catalog/to-plan.ts';
import { mapped } from './esim-go-bundles.ts';

/** The plans of the sandbox's whole catalogue by the code of their country or region, at their wholesale prices. */
export function sandboxPlans(): Map<string, SoldPlan[]> {
  const bundles = makeBundles().map(({ base, roaming, ...bundle }) => ({
    name: bundle.name,
    description: bundle.description,
    groups: [bundle.group],
    countries: [base],
    dataAmount: bundle.dataMb,
    duration: bundle.days,
    speed: bundle.speed,
    unlimited: bundle.dataMb < 0,
    roamingEnabled: roaming,
    price: bundle.wholesaleCents / 100,
  }));
  const { plans } = mapped(...bundles);
  return Map.groupBy(
    plans.map((row) =>
      toPlan(
        {
          wholesaler: row.wholesaler,
          bundleName: row.bundle_name,
          countryCode: row.country_code,
          place: row.place,
          type: row.type,
          durationDays: row.duration_days,
          dataMb: row.data_mb,
          wholesaleCents: row.wholesale_cents,
          autostart: row.autostart,
          speed: row.speed,
          groups: row.groups,
          description: row.description,
          dailyAllowance: row.daily_allowance,
          idCheck: row.id_check,
          leastRetailCents: row.least_retail_cents,
        },
        row.country_code,
        row.wholesale_cents,
        'added',
      ),
    ),
    ({ country_code: code }) => code,
  );
}
