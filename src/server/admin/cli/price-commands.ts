import { fromDollars } from '../../../domain/money.ts';
import {
  BELOW_FLOOR,
  type BelowFloor,
  keyOf,
  type PriceRule,
  SCOPES,
  type Scope,
} from '../../../domain/operators/pricing/price-rules.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type InputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { printAnswer } from './print-answer.ts';
import type { Typed } from './read-words.ts';

/** Changes one price rule: the verbs take the whole list. Shows what it would change and, after a yes, publishes it. */
export async function priceCommand(call: VerbCall, typed: Typed): Promise<Answer> {
  const [act, ...words] = typed.words;
  const change = Object.hasOwn(CHANGES, act ?? '') ? CHANGES[act ?? ''] : undefined;
  if (!change) throw new CannotDo(`Say what to do with prices: ${Object.keys(CHANGES).join(', ')}.`);
  const unknown = Object.keys(typed.options).find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) throw new CannotDo(`price has no --${unknown}: ${OPTIONS.join(', ')}.`);
  return change(call, { ...typed, words });
}

const OPTIONS = [
  'markup',
  'surcharge',
  'ending',
  'min-margin',
  'fixed-price',
  'from',
  'until',
  'confirm',
  'reason',
  'yes',
  'json',
];

const CHANGES: Record<string, (call: VerbCall, typed: Typed) => Promise<Answer>> = {
  set: (call, typed) => offered(call, typed, (now) => ({ rules: withRule(now.rules, typed) })),
  drop: (call, typed) => offered(call, typed, (now) => ({ rules: withoutRule(now.rules, typed) })),
  'fix-inversions': (call, typed) => offered(call, typed, () => ({ fix_inversions: true })),
  'below-floor': (call, typed) =>
    offered(call, typed, () => ({ below_floor: oneOf(BELOW_FLOOR, typed.words[0], 'what becomes of it') })),
};

interface Now {
  version: number;
  rules: PriceRule[];
  below_floor: BelowFloor;
}

/** Shows what a change would do; with `--yes` does it. */
async function offered(
  call: VerbCall,
  { options }: Typed,
  change: (now: Now) => Partial<InputOf<'price_preview'>>,
): Promise<Answer> {
  const now = await runVerb(call, 'prices', {});
  const { fix_inversions, ...wanted } = { rules: now.rules, below_floor: now.below_floor, ...change(now) };
  const preview = await runVerb(call, 'price_preview', {
    ...wanted,
    ...(fix_inversions && { fix_inversions }),
    limit: 20,
  });
  if (options['yes'] === undefined)
    return options['json'] === undefined
      ? { text: printAnswer(preview), question: 'Publish these prices?' }
      : { text: JSON.stringify(preview, null, 2) };
  const published = {
    ...wanted,
    rules: preview.rules,
    reason: options['reason'] ?? '',
    seen: now.version,
    ...(options['confirm'] !== undefined && { confirm: Number(options['confirm']) }),
  };
  const done = await runVerb(call, 'price_publish', published);
  if (options['json'] !== undefined) return { text: JSON.stringify(done, null, 2) };
  return {
    text: done.published
      ? `Version ${done.version} is published: ${done.count} ${done.count === 1 ? 'price has' : 'prices have'} changed.`
      : `Version ${done.version} says the same already.`,
  };
}

/** Which rule is meant: its scope, its place, and its time. */
function named({
  words: [scope, ...of],
  options,
}: Typed): Pick<PriceRule, 'scope' | 'of' | 'from' | 'until'> {
  const at = (name: string) => {
    const text = options[name];
    if (text === undefined) return null;
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime()))
      throw new CannotDo(`--${name} is a moment: 2026-11-27 or 2026-11-27T18:00:00Z.`);
    return moment.toISOString();
  };
  return {
    scope: oneOf<Scope>(SCOPES, scope, 'what it is for'),
    of: of.join(' '),
    from: at('from'),
    until: at('until'),
  };
}

function withRule(rules: readonly PriceRule[], typed: Typed): PriceRule[] {
  const { options } = typed;
  const name = named(typed);
  const known = rules.find((rule) => keyOf(rule) === keyOf(name));
  // A new rule starts with the markup of the rule for the whole shop.
  const base = known ?? {
    ...plain,
    markup_bp: rules.find(({ scope }) => scope === 'global')?.markup_bp ?? 0,
  };
  const typedRule: PriceRule = {
    ...base,
    ...name,
    ...(options['markup'] !== undefined && { markup_bp: percent('markup', options['markup']) }),
    ...(options['surcharge'] !== undefined && {
      surcharge_cents: dollars('surcharge', options['surcharge']),
    }),
    ...(options['ending'] !== undefined && { ending: options['ending'] as PriceRule['ending'] }),
    ...(options['min-margin'] !== undefined && {
      min_margin_bp: noneOr(percent)('min-margin', options['min-margin']),
    }),
    ...(options['fixed-price'] !== undefined && {
      fixed_price_cents: noneOr(dollars)('fixed-price', options['fixed-price']),
    }),
  };
  return [...rules.filter((rule) => rule !== known), typedRule];
}

const plain = { surcharge_cents: 0, ending: 'none', min_margin_bp: null, fixed_price_cents: null } as const;

function withoutRule(rules: readonly PriceRule[], typed: Typed): PriceRule[] {
  const key = keyOf(named(typed));
  const left = rules.filter((rule) => keyOf(rule) !== key);
  if (left.length === rules.length) throw new CannotDo('There is no such rule: prices lists them.');
  return left;
}

function oneOf<Word extends string>(words: readonly Word[], typed: string | undefined, what: string): Word {
  const word = words.find((one) => one === typed);
  if (word === undefined) throw new CannotDo(`Say ${what}: ${words.join(', ')}.`);
  return word;
}

function percent(name: string, typed: string): number {
  const bp = fromDollars(typed.replace(/%$/, ''));
  if (bp === null) throw new CannotDo(`--${name} is a percentage: 25 or 12.5.`);
  return bp;
}

function dollars(name: string, typed: string): number {
  const cents = fromDollars(typed.replace(/^\$/, ''));
  if (cents === null) throw new CannotDo(`--${name} is an amount: 0.50.`);
  return cents;
}

/** `none` removes the value. */
function noneOr(read: (name: string, typed: string) => number) {
  return (name: string, typed: string) => (typed === 'none' ? null : read(name, typed));
}
