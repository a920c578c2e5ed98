import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../run-verb.ts';

type Comparison = OutputOf<'reconciliation'>;
type Side = Comparison['sides'][number];

/** Both sides’ records side by side, then each difference on a line of its own. */
export function printReconciliation({ since, sides }: Comparison): string {
  const rows = sides.map((side) => [side.name, sumOf(side.theirs), sumOf(side.ours), sideInWords(side)]);
  const lines = sides.flatMap(({ name, differences, failed }) =>
    (failed === null ? differences : [failed]).map((line) => `${name}: ${line}`),
  );
  return [table([`since ${since.slice(0, 16)}`, 'theirs', 'ours', ''], rows), ...lines].join('\n');
}

function sideInWords({ differences, failed }: Side): string {
  if (failed !== null) return 'not compared';
  return differences.length === 0 ? 'agree' : `${differences.length} differ`;
}

function sumOf(sum: Side['theirs']): string {
  if (!sum) return 'unknown';
  return [sum.count, ...sum.amounts.map(({ text }) => text)].join(', ');
}
