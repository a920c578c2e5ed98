import type { Findings } from '../../core/finding.ts';
import type { Logger } from '../../core/log.ts';
import type { Settings } from '../../core/settings/env.ts';
import { sells, type SettingsOf } from '../../core/settings/optional-providers.ts';
import type { WholesalerId } from '../../core/settings/wholesaler-settings.ts';
import type { Database } from '../../db/database.ts';
import { checkAiralo } from '../airalo/airalo-check.ts';
import { airaloTokens } from '../airalo/airalo-tokens.ts';
import { createAiralo } from '../airalo/airalo.ts';
import { createBudget } from '../budget.ts';
import { checkEsimAccess } from '../esim-access/esim-access-check.ts';
import { createEsimAccess } from '../esim-access/esim-access.ts';
import { checkEsimGo } from '../esim-go/esim-go-check.ts';
import { createEsimGo } from '../esim-go/esim-go.ts';
import { watchOrders } from '../health.ts';
import { createSlowSim, SLOW_SIM_CALLS_PER_SECOND } from '../slow-sim/slow-sim.ts';
import type { Health, Wholesaler, Wholesalers } from '../wholesaler.ts';

/** What `doctor` asks each wholesaler that the shop sells. */
export const WHOLESALER_CHECKS: { [Id in WholesalerId]: (settings: SettingsOf<Id>) => Findings } = {
  'esim-go': checkEsimGo,
  'esim-access': checkEsimAccess,
  airalo: checkAiralo,
};

/** Every wholesaler that the settings name, with its orders watched. */
export function openWholesalers(
  settings: Settings,
  database: Database,
  log: Logger,
  now: () => Date,
): Wholesalers {
  const budget = (id: string, limit: number, seconds?: number) => createBudget(database, id, limit, seconds);
  const all: Wholesaler[] = [];
  if (sells('esim-go', settings))
    all.push(createEsimGo(settings, budget('esim-go', settings.ESIM_GO_TOKENS_PER_SECOND), log));
  if (sells('esim-access', settings))
    all.push(createEsimAccess(settings, budget('esim-access', settings.ESIM_ACCESS_CALLS_PER_SECOND)));
  if (sells('airalo', settings))
    all.push(
      createAiralo(
        settings,
        {
          calls: budget('airalo', settings.AIRALO_CALLS_PER_SECOND),
          packages: budget('airalo packages', 80, 60),
          refunds: budget('airalo refunds', 5, 60),
        },
        airaloTokens(settings, database),
      ),
    );
  if (settings.SLOW_SIM_BASE_URL !== undefined)
    all.push(createSlowSim(settings, budget('slow-sim', SLOW_SIM_CALLS_PER_SECOND)));
  const { watched, health } = watchOrders(all, database, log, now);
  return wholesalersOf(watched, health);
}

export function wholesalersOf(
  all: readonly Wholesaler[],
  health: Health = { isAway: () => false, refresh: async () => {} },
): Wholesalers {
  return {
    all,
    health,
    of({ wholesaler: id }) {
      const found = all.find((one) => one.id === id);
      if (!found) throw new Error(`no settings for the wholesaler ${id}, whose eSIMs we have sold`);
      return found;
    },
  };
}
