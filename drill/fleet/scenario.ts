import { setTimeout as pause } from 'node:timers/promises';

import { asOwner } from '../../test/support/database/postgres-owner.ts';
import { waitForStandby, type Fleet, PROVIDERS, PROCESSES } from './fleet.ts';

/** Something that goes wrong while people buy. */
export interface Scenario {
  name: string;
  /** Part of the short form. */
  short?: true;
  /** No purchase can end while it lasts. */
  stopsAll?: true;
  /** Resolves when everything outside the shop is well again. */
  happen(fleet: Fleet, seconds: number): Promise<void>;
}

const MINUTES = 60_000;
const ORDERS = { party: 'esim-go', method: 'POST', path: '/v2.4/orders' } as const;

/** How long a supervisor waits before it restarts a process. */
const SUPERVISOR_MS = 2_000;

function killed(index: number): Scenario {
  return {
    name: `${PROCESSES[index]} killed`,
    async happen({ shop }) {
      await shop.kill('SIGKILL', [index]);
      await pause(SUPERVISOR_MS);
      await shop.restart();
    },
  };
}

function withWrongClock(index: number, minutes: number): Scenario {
  const how = `${Math.abs(minutes)} minutes ${minutes > 0 ? 'fast' : 'slow'}`;
  return {
    name: `clock of ${PROCESSES[index]} ${how}`,
    async happen({ setClock, world }, seconds) {
      setClock(index, minutes * MINUTES);
      // Orders whose answers are lost are looked for by their time.
      await world.fault({ ...ORDERS, effect: 'cut-after', times: 3 });
      await pause(seconds * 1_000);
      setClock(index, 0);
    },
  };
}

const NAMES = { stripe: 'Stripe', paypal: 'PayPal', esimGo: 'the wholesaler' };
const HOW = { refuse: 'hung up on', silence: 'unheard' } as const;

function cutOff(index: number, provider: (typeof PROVIDERS)[number], mode: keyof typeof HOW): Scenario {
  return {
    name: `${PROCESSES[index]} ${HOW[mode]} by ${NAMES[provider]}`,
    async happen({ ways }, seconds) {
      const way = ways[index]?.[provider];
      way?.set(mode);
      await pause(seconds * 1_000);
      // Silenced connections stay silent, so they have to end.
      way?.set('refuse');
      way?.set('pass');
    },
  };
}

export const SCENARIOS: readonly Scenario[] = [
  { ...killed(0), short: true },
  killed(1),
  killed(2),
  {
    name: 'PostgreSQL restarted',
    stopsAll: true,
    async happen({ primary }) {
      await primary.goAway('fast');
      await primary.comeBack();
    },
  },
  {
    name: 'PostgreSQL frozen',
    stopsAll: true,
    async happen({ primary }, seconds) {
      await primary.freeze();
      await pause(seconds * 1_000);
      await primary.thaw();
    },
  },
  {
    name: 'PostgreSQL stopped for a minute',
    stopsAll: true,
    async happen({ primary }) {
      await primary.goAway('fast');
      await pause(60_000);
      await primary.comeBack();
    },
  },
  ...[0, 2].flatMap((index) => [5, -5].map((minutes) => withWrongClock(index, minutes))),
  ...PROVIDERS.flatMap((provider) =>
    (['refuse', 'silence'] as const).map((mode) => cutOff(0, provider, mode)),
  ),
  {
    name: 'the only standby away',
    stopsAll: true,
    async happen(fleet, seconds) {
      const { standby } = await fleet.startStandby();
      await waitForStandby(fleet.primary);
      await pause(3_000);
      await standby.goAway('fast');
      await pause(seconds * 1_000);
      await standby.comeBack();
      await pause(3_000);
      await asOwner(fleet.primary.url, 'alter system reset synchronous_standby_names');
      await asOwner(fleet.primary.url, 'select pg_reload_conf()');
      await standby.stop();
    },
  },
  {
    name: 'standby promoted, commits waited for it',
    stopsAll: true,
    short: true,
    async happen(fleet) {
      const { standby } = await fleet.startStandby();
      await waitForStandby(fleet.primary);
      await pause(3_000);
      await fleet.primary.crash();
      await asOwner(standby.url, 'select pg_promote()');
      fleet.address.lead(standby.url);
      fleet.primary = standby;
    },
  },
];
