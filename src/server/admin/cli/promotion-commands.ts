import { fromDollars } from '../../../domain/money.ts';
import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type InputOf, type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows } from './command.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

type Facts = OutputOf<'promotions'>['promotions'][number];
type Told = Facts & Pick<OutputOf<'promotion_make'>, 'reach'>;
type Terms = Omit<InputOf<'promotion_make'>, 'code' | 'why'>;

/** Commands about promotions. */
export const promotionCommands: Record<string, Command> = {
  promotions: shows(
    'promotions',
    ({ words: [limit = '50'], options }) => ({ ...options, limit }),
    ({ promotions, next }) =>
      promotions.length === 0
        ? 'There are no codes yet.'
        : `${printPromotions(promotions)}${next === null ? '' : `\n\nOlder ones: --after ${next}`}`,
  ),
  promotion: async (call, typed) => {
    const {
      words: [code = '', act],
      options,
    } = typed;
    if (act === undefined) return shows('promotion', () => ({ code }), printPromotion)(call, typed);
    const why = options['why'] ?? '';
    switch (act) {
      case 'make':
        return told(typed, await runVerb(call, 'promotion_make', { code, why, ...termsIn(options) }));
      case 'change':
        return told(typed, await changed(call, code, typed));
      case 'end':
        return told(typed, await runVerb(call, 'promotion_end', { code, why }));
      default:
        throw new CannotDo('Say promotion <code>, and make, change or end behind it.');
    }
  },
};

/** Options not typed leave their terms unchanged. */
async function changed(call: VerbCall, code: string, { options }: Typed): Promise<Told> {
  const { amount, ...now } = await runVerb(call, 'promotion', { code });
  const { version } = now;
  const terms = {
    percent_bp: now.percent_bp,
    amount_cents: amount?.cents ?? null,
    starts_at: now.starts_at,
    ends_at: now.ends_at,
    most_uses: now.most_uses,
    most_per_mailbox: now.most_per_mailbox,
    first_order: now.first_order,
    places: now.places,
    below_floor: now.below_floor,
    note: now.note,
    ...termsIn(options),
  };
  return runVerb(call, 'promotion_change', { code, version, why: options['why'] ?? '', ...terms });
}

function termsIn(options: Typed['options']): Terms {
  const terms: Terms = {};
  const { percent, amount, from, until, uses, each, first, places, note } = options;
  const belowFloor = options['below-floor'];
  if (percent !== undefined)
    Object.assign(terms, {
      percent_bp: hundredths('percent', percent.replace(/%$/, '')),
      amount_cents: null,
    });
  if (amount !== undefined)
    Object.assign(terms, { amount_cents: hundredths('amount', amount.replace(/^\$/, '')), percent_bp: null });
  if (from !== undefined) terms.starts_at = moment('from', from);
  if (until !== undefined) terms.ends_at = moment('until', until);
  if (uses !== undefined) terms.most_uses = count('uses', uses);
  if (each !== undefined) terms.most_per_mailbox = count('each', each);
  if (first !== undefined) terms.first_order = yesOrNo('first', first);
  if (belowFloor !== undefined) terms.below_floor = yesOrNo('below-floor', belowFloor);
  if (places !== undefined)
    terms.places = places === 'all' ? [] : places.split(',').map((place) => place.trim());
  if (note !== undefined) terms.note = note;
  return terms;
}

function hundredths(name: string, typed: string): number {
  const value = fromDollars(typed);
  if (value === null) throw new CannotDo(`--${name} is a number: 10 or 2.50.`);
  return value;
}

function moment(name: string, typed: string): string | null {
  if (typed === 'none') return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime()))
    throw new CannotDo(`--${name} is a moment, or none: 2026-11-27 or 2026-11-27T18:00:00Z.`);
  return at.toISOString();
}

function count(name: string, typed: string): number | null {
  if (typed === 'none') return null;
  const value = Number(typed);
  if (!Number.isInteger(value)) throw new CannotDo(`--${name} is a whole number, or none.`);
  return value;
}

function yesOrNo(name: string, typed: string): boolean {
  if (typed !== 'yes' && typed !== 'no') throw new CannotDo(`--${name} is yes or no.`);
  return typed === 'yes';
}

function told({ options }: Typed, facts: Told): Answer {
  if (options['json'] !== undefined) return { text: JSON.stringify(facts, null, 2) };
  return { text: [printPromotions([facts]), ...shortOf(facts)].join('\n\n') };
}

function shortOf(facts: Told): string[] {
  const { plans, short } = facts.reach;
  return short === 0 ? [] : [`On ${short} of ${plans} plans the price allows less than ${off(facts)} off.`];
}

const off = ({ percent_bp: percent, amount }: Facts) =>
  percent === null ? (amount?.text ?? '') : `${percent / 100}%`;

function printPromotions(promotions: readonly Facts[]): string {
  return table(
    ['code', 'state', 'off', 'from', 'until', 'used', 'of', 'unpaid', 'each', 'given', 'for', 'below floor'],
    promotions.map((one) => [
      one.code,
      one.state,
      off(one),
      one.starts_at === null ? '-' : at(one.starts_at),
      one.ends_at === null ? '-' : at(one.ends_at),
      String(one.paid),
      one.most_uses === null ? '-' : String(one.most_uses),
      String(one.held),
      one.most_per_mailbox === null ? '-' : String(one.most_per_mailbox),
      one.given.text,
      [...(one.first_order ? ['first orders'] : []), one.places.join(' ') || 'everywhere'].join(', '),
      one.below_floor ? 'yes' : 'no',
    ]),
  );
}

function printPromotion({ acts, ...facts }: OutputOf<'promotion'>): string {
  const rows = acts.map((act) => [at(act.at), act.operator ?? 'command line', act.what, act.why]);
  return [
    printPromotions([facts]),
    ...(facts.note === '' ? [] : [facts.note]),
    ...shortOf(facts),
    ...(rows.length === 0 ? [] : [table(['at', 'by', 'what', 'why'], rows)]),
  ].join('\n\n');
}
