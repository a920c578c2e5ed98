import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../verbs/run-verb.ts';
import { at } from './print-orders.ts';

/** What operators did, a line each. */
export function printActs({ acts }: OutputOf<'audit'>): string {
  if (acts.length === 0) return 'Nothing of that kind was done.';
  return table(
    ['at', 'who', 'what', 'on', 'amount', 'from', 'to', 'why'],
    acts.map((act) => [
      at(act.at),
      act.operator ?? act.origin ?? 'operator',
      act.what,
      act.order?.number ?? act.subject ?? '-',
      act.amount?.text ?? '',
      facts(act.before),
      facts(act.after),
      act.why,
    ]),
  );
}

function facts(of: Record<string, unknown> | null): string {
  return Object.entries(of ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}
