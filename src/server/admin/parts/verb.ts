import { z } from 'zod';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { asciiAddress } from '../../../domain/email-address.ts';
import { formatMoney, ofMinor } from '../../../domain/money.ts';
import type { Permission } from '../../../domain/operators/roles.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import type { Acting } from '../../staff/acting.ts';

/** A verb's caller, and what the verb needs to run. */
export interface VerbCall {
  deps: Deps;
  by: Acting;
}

/**
 * One thing that operators do, the same for screen, API and command line. Its output is plain JSON: names with underscores,
 * moments as ISO text, amounts in cents of `currency`.
 */
export interface Verb<
  In extends z.ZodObject = z.ZodObject,
  Out extends z.ZodType = z.ZodType,
  Changes extends boolean = boolean,
> {
  /** The permission a role needs. */
  permission: Permission;
  /** For the description of the API. */
  summary: string;
  /**
   * Whether it changes anything; if so, it is posted. Verbs that only read take fields that fit an address; otherwise they are
   * posted, too.
   */
  changes: Changes;
  input: In;
  output: Out;
  run(call: VerbCall, input: z.output<In>): Promise<z.output<Out>>;
}

/** Infers a verb's types: the console's client learns from them which verbs it posts, and which permission each needs. */
export function verb<
  In extends z.ZodObject,
  Out extends z.ZodType,
  Changes extends boolean,
  Needed extends Permission,
>(
  described: Verb<In, Out, Changes> & { permission: Needed },
): Verb<In, Out, Changes> & { permission: Needed } {
  return described;
}

/** A moment in an output. */
export const moment = z.iso.datetime();

export const iso = (at: Date): string => at.toISOString();

export function isoOrNull(at: Date | null | undefined): string | null {
  return at ? at.toISOString() : null;
}

/** An amount in an output, for programs and for people. */
export const amountSchema = z.object({ cents: z.int(), currency: z.string(), text: z.string() });

export type Amount = z.infer<typeof amountSchema>;

export function amountOf(cents: number, currency: string): Amount {
  const money = ofMinor(cents, currency);
  return { cents: money.amount, currency: money.currency, text: formatMoney(money) };
}

/** An amount of the currency that prices are made in. */
export const baseAmountOf = (cents: number): Amount => amountOf(cents, BASE_CURRENCY);

/** A boolean in an address. */
export const flag = z
  .enum(['yes', 'no'])
  .transform((word) => word === 'yes')
  .optional();

export const orderName = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .describe(
    'an order: its id, number, a processor’s id of its payment, or an address or ICCID with only one order',
  );

export const seen = z
  .int()
  .nonnegative()
  .optional()
  .describe('the newest audit entry that the caller saw; acting on an older one is refused');

export const reason = z
  .string()
  .trim()
  .max(300)
  .default('')
  .describe('the reason, which the audit stores for ever');

/** @throws Problem `invalid_field` for an act that nobody does without a reason */
export function mustHaveReason(given: string): void {
  if (given === '') throw wrongField('reason', 'Please give a reason.');
}

/** A field that breaks a rule, in words for the operator. */
export function wrongField(name: string, words: string): Problem<'invalid_field'> {
  return new Problem('invalid_field', { path: [name], fault: 'rule', words });
}

/** A name that operators give to something of theirs: one line. */
export const plainName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !/\p{C}/u.test(text), 'Please use one line of letters and signs');

/** An email address, as the mail system knows it. */
export const address = z
  .string()
  .trim()
  .max(320)
  .refine((text) => asciiAddress(text) !== null, 'Please enter an email address')
  .transform((text) => asciiAddress(text) ?? text);
