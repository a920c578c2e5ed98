import { table } from '../../core/text-table.ts';
import { type OutputOf, runVerb } from '../verbs/run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows } from './command.ts';
import { at } from './print-orders.ts';

type Comparison = OutputOf<'comparison'>;
type Side = Comparison['sides'][number];

const MOST_HOURS = 24 * 90;

/** Our books beside those of others: now, and as they were. */
export const booksCommands = {
  async reconcile(call, typed): Promise<Answer> {
    if (typed.options['report'] === undefined)
      return shows(
        'reconcile',
        () => ({}),
        ({ checked }) => `Looked at ${checked} ${checked === 1 ? 'thing' : 'things'} that stood still.`,
      )(call, typed);
    const hours = typed.words[0] === undefined ? undefined : Number(typed.words[0]);
    if (hours !== undefined && !(hours > 0 && hours <= MOST_HOURS))
      throw new CannotDo('The hours must be a number.');
    const compared = await runVerb(call, 'compare_books', hours === undefined ? {} : { hours });
    const text =
      typed.options['json'] === undefined ? printComparison(compared) : JSON.stringify(compared, null, 2);
    // What could not be compared is not known to be right.
    return { text, isAmiss: compared.outcome !== 'agree' };
  },

  comparisons: shows(
    'comparisons',
    ({ words: [limit = '30'], options }) => ({ ...options, limit }),
    ({ comparisons }) =>
      comparisons.length === 0
        ? 'Our books weren’t compared yet.'
        : table(
            ['id', 'at', 'since', 'by', 'outcome'],
            comparisons.map((one) => [one.id, at(one.at), at(one.since), one.by ?? 'shop', inWords(one)]),
          ),
  ),

  comparison: shows('comparison', ({ words: [id = ''] }) => ({ id }), printComparison),
} satisfies Record<string, Command>;

function inWords({ outcome, sides }: Comparison): string {
  const differing = sides.reduce((sum, { differences }) => sum + differences.length, 0);
  if (outcome === 'differ') return `${differing} differ`;
  return outcome === 'agree' ? 'agree' : 'not all could be compared';
}

function printComparison({ since, sides }: Comparison): string {
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
  return sum.amount === null ? String(sum.count) : `${sum.count}, ${sum.amount.text}`;
}
