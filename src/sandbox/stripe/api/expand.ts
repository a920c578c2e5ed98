import { refused } from '../account/failure.ts';
import type { StripeState } from '../account/state.ts';

type Dict = Record<string, unknown>;

const DEEPEST = 4;

/** Replaces ids by the objects they name, along dotted paths such as `latest_charge.balance_transaction`. */
export function expand(state: StripeState, object: object, paths: string[]): object {
  if (paths.length === 0) return object;
  const copy = structuredClone(object) as Dict;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > DEEPEST) {
      throw refused(`You cannot expand more than ${DEEPEST} levels of a property (${path}).`, undefined, {
        param: 'expand',
      });
    }
    follow(state, copy, steps, path);
  }
  return copy;
}

function follow(state: StripeState, at: Dict, [step, ...rest]: string[], path: string): void {
  if (step === undefined) return;
  if (!Object.hasOwn(at, step))
    throw refused(`This property cannot be expanded (${path}).`, undefined, { param: 'expand' });
  const value = at[step];
  if (Array.isArray(value)) {
    for (const item of value) if (isDict(item)) follow(state, item, rest, path);
    return;
  }
  const found = typeof value === 'string' ? named(state, value) : value;
  if (typeof value === 'string' && !found)
    throw refused(`This property cannot be expanded (${path}).`, undefined, { param: 'expand' });
  if (!isDict(found)) return;
  at[step] = found;
  follow(state, found, rest, path);
}

function named(state: StripeState, id: string): Dict | undefined {
  const place = {
    cus: state.customers,
    pi: state.intents,
    seti: state.setups,
    pm: state.methods,
    ch: state.charges,
    re: state.refunds,
    dp: state.disputes,
    txn: state.transactions,
    po: state.payouts,
  }[id.split('_')[0] ?? ''];
  const found = place?.[id];
  return found && (structuredClone(found) as unknown as Dict);
}

function isDict(value: unknown): value is Dict {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
