import { formatMoney, ofBase } from '../../../domain/money.ts';
import { MACHINE_WORD, plainly } from '../../../domain/operators/plainly.ts';
import type { Output } from '../api/verbs.ts';
import { auditWords as words } from './words.ts';

type Entry = Output<'audit'>['acts'][number];
type Value = NonNullable<Entry['before']>[string] | undefined;

/** What an act changed, in a line: 'role: support (was viewer)', 'orders: 3', 'amount: $2.00'. */
export function changeOf({ before, after }: Pick<Entry, 'before' | 'after'>): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const [old, now] = [before?.[name], after?.[name]];
      const isBoth = old !== undefined && now !== undefined;
      const told = isBoth ? words.from(valueOf(name, old), valueOf(name, now)) : valueOf(name, now ?? old);
      return words.fact(name.replace(/_(cents|bp)$/, ''), told);
    })
    .join(', ');
}

/** Formats a value by its name's ending: cents of the shop's currency, or hundredths of a percent. */
function valueOf(name: string, value: Value): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'number' && name.endsWith('_cents')) return formatMoney(ofBase(value));
  if (typeof value === 'number' && name.endsWith('_bp')) return words.percent(value);
  return typeof value === 'string' && MACHINE_WORD.test(value) ? plainly(value) : String(value);
}
