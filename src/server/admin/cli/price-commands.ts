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
import { type Command, shows } from './command.ts';
import {
  printChecks,
  printHeld,
  printHistory,
  printPlacePrices,
  printPreview,
  printRules,
} from './print-prices.ts';
import type { Typed } from './read-words.ts';

/** Commands about price rules. */
export const priceCommands: Record<string, Command> = {
  prices: async (call, typed) => {
    const {
      words: [what],
      options,
    } = typed;
    if (what === undefined) return shows('prices', () => options, printRules)(call, typed);
    if (what === 'history') return shows('price_history', () => options, printHistory)(call, typed);
    if (what === 'checks') return shows('price_checks', () => ({}), printChecks)(call, typed);
    if (what === 'held') return shows('held_prices', () => options, printHeld)(call, typed);
    return shows('place_prices', () => ({ place: what }), printPlacePrices)(call, typed);
  },
  price: async (call, typed) => {
    const [act, ...words] = typed.words;
    const change = Object.hasOwn(CHANGES, act ?? '') ? CHANGES[act ?? ''] : undefined;
    if (!change) throw new CannotDo(`Say what to do with prices: ${Object.keys(CHANGES).join(', ')}.`);
    return change(call, { ...typed, words });
  },
};

const CHANGES: Record<string, (call: VerbCall, typed: Typed) => Promise<Answer>> = {
  accept: (call, typed) => decided(call, typed, true),
  'keep-out': (call, typed) => decided(call, typed, false),
  set: (call, typed) => offered(call, typed, (now) => ({ rules: withRule(now.rules, typed) })),
  drop: (call, typed) => offered(call, typed, (now) => ({ rules: withoutRule(now.rules, typed) })),
  mend: (call, typed) => offered(call, typed, () => ({ mend: true })),
  'below-floor': (call, typed) =>
    offered(call, typed, () => ({ below_floor: oneOf(BELOW_FLOOR, typed.words[0], 'what becomes of it') })),
  undo: async (call, typed) => {
    const version = Number(typed.words[0]);
    if (!Number.isInteger(version) || version < 1)
      throw new CannotDo('Say which version: prices history lists them.');
    const { rules, below_floor } = await runVerb(call, 'prices', { version });
    return offered(call, typed, () => ({ rules, below_floor }), version);
  },
};

/** Shows the held wholesale prices in question; with `--yes` decides about them. */
async function decided(call: VerbCall, { words, options }: Typed, accept: boolean): Promise<Answer> {
  const subject = words.join(' ');
  if (subject === '') throw new CannotDo('Say which price: prices held lists them.');
  const held = await runVerb(call, 'held_prices', { subject });
  if (options['yes'] === undefined)
    return {
      text: printHeld(held),
      question: accept ? 'Publish what the list says?' : 'Leave these plans as they are?',
    };
  const why = options['why'] ?? '';
  const done = await runVerb(call, 'price_decide', { subject, accept, why });
  if (options['json'] !== undefined) return { text: JSON.stringify(done, null, 2) };
  const prices = done.prices === 1 ? '1 price is' : `${done.prices} prices are`;
  return { text: accept ? `${prices} published.` : `${prices} kept out while the list says the same.` };
}

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
  version?: number,
): Promise<Answer> {
  const now = await runVerb(call, 'prices', {});
  const { mend, ...wanted } = { rules: now.rules, below_floor: now.below_floor, ...change(now) };
  const preview = await runVerb(call, 'price_preview', { ...wanted, ...(mend && { mend }), limit: 20 });
  if (options['yes'] === undefined)
    return options['json'] === undefined
      ? { text: printPreview(preview), question: 'Publish these prices?' }
      : { text: JSON.stringify(preview, null, 2) };
  const beside = { why: options['why'] ?? '', seen: now.version };
  const done =
    version === undefined
      ? await runVerb(call, 'price_publish', { ...wanted, rules: preview.rules, ...beside })
      : await runVerb(call, 'price_undo', { version, ...beside });
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
    ...(options['fixed'] !== undefined && { fixed_cents: dollars('fixed', options['fixed']) }),
    ...(options['ending'] !== undefined && { ending: options['ending'] as PriceRule['ending'] }),
    ...(options['floor'] !== undefined && { floor_bp: noneOr(percent)('floor', options['floor']) }),
    ...(options['lock'] !== undefined && { lock_cents: noneOr(dollars)('lock', options['lock']) }),
  };
  return [...rules.filter((rule) => rule !== known), typedRule];
}

const plain = { fixed_cents: 0, ending: 'none', floor_bp: null, lock_cents: null } as const;

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
