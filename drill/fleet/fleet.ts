import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { askOwner, asOwner } from '../../test/support/database/postgres-owner.ts';
import { type Cluster, findPostgres, startPostgres } from '../../test/support/database/postgres.ts';
import { freePorts } from '../../test/support/machine/ports.ts';
import { findProgram } from '../../test/support/machine/programs.ts';
import { NGINX_PORTS, type RunningProxy, startNginx } from '../../test/support/machine/proxies.ts';
import { ROOT } from '../../test/support/machine/source-files.ts';
import { startTcpProxy, type TcpProxy } from '../../test/support/machine/tcp-proxy.ts';
import { OutsideWorld } from '../../test/support/outside/outside-world.ts';
import { type RunningShop, startRunningShop } from '../../test/support/shop/running-shop.ts';
import type { Fate } from '../check.ts';

const ROLES = ['web', 'web', 'worker'] as const;
/** The processes, by their index. */
export const PROCESSES = ['web 1', 'web 2', 'worker'] as const;

export const PROVIDERS = ['stripe', 'paypal', 'esimGo'] as const;
type Provider = (typeof PROVIDERS)[number];

/** Two webs and a worker, with nginx before and PostgreSQL behind them, each of which can be taken away. */
export interface Fleet {
  shop: RunningShop;
  /** The shop as buyers see it. */
  behind: RunningShop;
  nginx: RunningProxy;
  world: OutsideWorld;
  /** The address that leads to the primary, wherever it runs. */
  address: TcpProxy;
  primary: Cluster;
  /** Each process's connection to each provider. */
  ways: readonly Record<Provider, TcpProxy>[];
  /** Everybody who has paid so far, with how their purchases ended. */
  fates: Fate[];
  /** Sets the clock of a process wrong. Milliseconds. */
  setClock: (index: number, offsetMs: number) => void;
  /** A standby of the primary, and the connection through which it follows. */
  startStandby(): Promise<{ standby: Cluster; way: TcpProxy }>;
  stop(): Promise<void>;
}

/** @param env settings beside those that let buyers come as fast as they like */
export async function startFleet(env: Record<string, string>): Promise<Fleet> {
  const [folder, program] = [findPostgres(), findProgram('nginx')];
  if (!folder || !program)
    throw new Error('This needs PostgreSQL and nginx: `apt-get install postgresql nginx`.');
  const open: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of open.toReversed()) await close();
  };
  try {
    const home = mkdtempSync(path.join(tmpdir(), 'simport-fleet-'));
    open.push(async () => rmSync(home, { recursive: true }));
    const clockOf = (index: number) => path.join(home, `clock-${index}`);
    const setClock = (index: number, offsetMs: number) => writeFileSync(clockOf(index), String(offsetMs));
    const follow = async (url: string) => {
      const way = await startTcpProxy(url);
      open.push(() => way.close());
      return way;
    };
    const own = async (options: { standbyOf?: string } = {}) => {
      const cluster = await startPostgres(folder, { keepsCommits: true, ...options });
      open.push(() => cluster.stop());
      return cluster;
    };
    const primary = await own();
    const address = await follow(primary.url);
    const ways: Record<Provider, TcpProxy>[] = [];
    for (const index of ROLES.keys()) {
      setClock(index, 0);
      const [stripe, paypal, esimGo] = [await follow(NOWHERE), await follow(NOWHERE), await follow(NOWHERE)];
      ways.push({ stripe, paypal, esimGo });
    }
    const port = await freePorts(NGINX_PORTS);
    const baseUrl = `http://localhost:${port + NGINX_PORTS - 1}`;
    const shop = await startRunningShop({
      roles: ROLES,
      databaseUrl: address.url,
      env: { ...SETTINGS, BASE_URL: baseUrl, ...env },
      ownEnv(index, sandbox) {
        const own = ways[index];
        for (const provider of PROVIDERS) own?.[provider].lead(sandbox[provider]);
        const pairs = PROVIDERS.map(
          (provider) => [sandbox[provider], own?.[provider].url ?? NOWHERE] as const,
        );
        return {
          NODE_OPTIONS: PRELOADED,
          CLOCK_FILE: clockOf(index),
          OTHER_PORTS: pairs.map((pair) => pair.map((url) => new URL(url).port).join('=')).join(','),
        };
      },
    });
    open.push(() => shop.stop());
    const [one, other] = shop.webs.map((web) => Number(new URL(web).port));
    const nginx = await startNginx(program, [one ?? 0, other ?? 0], port);
    open.push(() => nginx.stop());
    const fleet: Fleet = {
      shop,
      behind: { ...shop, baseUrl, webs: [nginx.url] },
      nginx,
      world: new OutsideWorld(shop.sandbox.control),
      address,
      primary,
      ways,
      fates: [],
      setClock,
      async startStandby() {
        const way = await follow(fleet.primary.url);
        const standby = await own({ standbyOf: way.url });
        await untilAnswers(fleet.primary.url, 'select count(*) from pg_stat_replication', '1');
        return { standby, way };
      },
      stop,
    };
    return fleet;
  } catch (error) {
    await stop();
    throw error;
  }
}

const NOWHERE = 'http://127.0.0.1:9';

/** They give a process its own clock and connections. */
const PRELOADED = ['wrong-clock', 'other-ports']
  .map((name) => `--import=${pathToFileURL(path.join(ROOT, `test/support/machine/${name}.ts`)).href}`)
  .join(' ');

const SETTINGS = {
  DRAIN_SECONDS: '10',
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000',
  ESIM_GO_TOKENS_PER_SECOND: '10000',
  LOG_LEVEL: 'warn',
};

/** From now on every commit waits for the standby, as in `docs/upgrades.md`. */
export async function waitForStandby({ url }: Cluster): Promise<void> {
  await asOwner(url, "alter system set synchronous_standby_names = 'standby'");
  await asOwner(url, 'select pg_reload_conf()');
  await untilAnswers(url, 'select sync_state from pg_stat_replication', 'sync');
}

async function untilAnswers(url: string, question: string, answer: string): Promise<void> {
  for (const started = performance.now(); ;) {
    const heard = await askOwner(url, question);
    if (heard === answer) return;
    if (performance.now() - started > 60_000) throw new Error(`${question}: ${heard} after a minute`);
    await pause(100);
  }
}
