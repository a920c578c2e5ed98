import { AsyncLocalStorage } from 'node:async_hooks';

import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

import { isDatabaseAway } from '../db/is-database-away.ts';

type OpenAdapter = ReturnType<typeof drizzleAdapter>;

const running = new AsyncLocalStorage<{ outage?: unknown }>();

/**
 * Runs a call of the sign-in library, which mistakes an unavailable database for an unknown visitor.
 * @throws the database's error, if it was unavailable during the call
 */
export async function throwingOutages<T>(call: () => Promise<T>): Promise<T> {
  const seen: { outage?: unknown } = {};
  try {
    const result = await running.run(seen, call);
    if (seen.outage === undefined) return result;
  } catch (error) {
    throw seen.outage ?? error;
  }
  throw seen.outage;
}

/** The library's database adapter; its errors are recorded for {@link throwingOutages}. */
export function recordingOutages(open: OpenAdapter): OpenAdapter {
  return changingErrors(open, (error) => {
    const seen = running.getStore();
    if (seen && isDatabaseAway(error)) seen.outage ??= error;
    return error;
  });
}

/** A database adapter whose errors are seen before the library sees them, which gets what `change` makes of them. */
export function changingErrors(open: OpenAdapter, change: Change): OpenAdapter {
  return (options) => changing(open(options), change);
}

type Change = (error: unknown) => unknown;

function changing<Adapter extends object>(adapter: Adapter, change: Change): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value as (...args: unknown[]) => unknown;
      return (...args: unknown[]) =>
        changed(method.apply(target, name === 'transaction' ? inside(args, change) : args), change);
    },
  });
}

/** Inside a transaction the library uses another adapter. */
function inside([run, ...rest]: unknown[], change: Change): unknown[] {
  const work = run as (adapter: object) => unknown;
  return [(adapter: object) => work(changing(adapter, change)), ...rest];
}

function changed(answer: unknown, change: Change): unknown {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((error: unknown) => {
    throw change(error);
  });
}
