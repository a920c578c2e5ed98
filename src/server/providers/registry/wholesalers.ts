import type { Logger } from '../../core/log.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { Database } from '../../db/database.ts';
import { createBudget } from '../budget.ts';
import { createEsimGo } from '../esim-go/esim-go.ts';
import { createSlowSim, SLOW_SIM_CALLS_PER_SECOND } from '../slow-sim/slow-sim.ts';
import type { Wholesaler, Wholesalers } from '../wholesaler.ts';

/** Every wholesaler that the settings name. */
export function openWholesalers(settings: Settings, database: Database, log: Logger): Wholesalers {
  const esimGo = createEsimGo(
    settings,
    createBudget(database, 'esim-go', settings.ESIM_GO_TOKENS_PER_SECOND),
    log,
  );
  if (settings.SLOW_SIM_BASE_URL === undefined) return wholesalersOf([esimGo]);
  return wholesalersOf([
    esimGo,
    createSlowSim(settings, createBudget(database, 'slow-sim', SLOW_SIM_CALLS_PER_SECOND)),
  ]);
}

export function wholesalersOf(all: readonly Wholesaler[]): Wholesalers {
  return {
    all,
    of({ wholesaler: id }) {
      const found = all.find((one) => one.id === id);
      if (!found) throw new Error(`no settings for the wholesaler ${id}, whose eSIMs we have sold`);
      return found;
    },
  };
}
