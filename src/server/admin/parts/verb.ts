import { z } from 'zod';

import { formatMoney, ofCents } from '../../../domain/money.ts';
import type { Act } from '../../../domain/operators/roles.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Facts } from '../../../domain/problems/reasons.ts';
import type { Deps } from '../../deps.ts';
import type { Acting } from '../../staff/acting.ts';

/** Who calls a verb, with all that it needs. */
export interface VerbCall {
  deps: Deps;
  by: Acting;
}

/**
 * One thing that operators do, for screen, API and command line alike. What it answers is plain JSON: names with
 * underscores, moments as ISO text, amounts in cents of `currency`.
 */
export interface Verb<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> {
  /** What a role must allow. */
  act: Act;
  /** For who reads the description of the API. */
  summary: string;
  /** Whether it changes anything, and so is posted. What only reads takes fields that an address can say, or is posted, too. */
  changes: boolean;
  input: In;
  output: Out;
  run(call: VerbCall, input: z.output<In>): Promise<z.output<Out>>;
}

/** Says a verb with its types. */
export function verb<In extends z.ZodObject, Out extends z.ZodType>(described: Verb<In, Out>): Verb<In, Out> {
  return described;
}

/** A moment in an answer. */
export const moment = z.iso.datetime();

export const iso = (at: Date): string => at.toISOString();

export function isoOrNull(at: Date | null | undefined): string | null {
  return at ? at.toISOString() : null;
}

/** An amount in an answer, as programs and as people read it. */
export const amountSchema = z.object({ cents: z.int(), currency: z.string(), text: z.string() });

export type Amount = z.infer<typeof amountSchema>;

export function amountOf(cents: number, currency?: string): Amount {
  const money = ofCents(cents, currency);
  return { cents: money.amount, currency: money.currency, text: formatMoney(money) };
}

/** Yes or no in an address. */
export const flag = z
  .enum(['yes', 'no'])
  .transform((word) => word === 'yes')
  .optional();

/**
 * The place in a list behind which a page begins, as the page before said it: a moment, and an id.
 * @throws Problem `unknown_after`
 */
export function placeIn(
  after: string,
  list: Facts['unknown_after']['list'],
  id: z.ZodType<string> = z.uuid(),
): { at: Date; id: string } {
  const [moment = '', behind = ''] = after.split('_');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !id.safeParse(behind).success)
    throw new Problem('unknown_after', { list });
  return { at, id: behind };
}

/** The same as a page says it. */
export function placeOf({ at, id }: { at: Date; id: string }): string {
  return `${iso(at)}_${id}`;
}

/** Which order: its id, its number, an address or ICCID that has one order, a processor's id of its payment. */
export const which = z.string().trim().min(1).max(320);

/** The newest entry of the audit that the caller saw: who acts on an older one is told. Left out at the command line. */
export const seen = z.int().nonnegative().optional();

/** Why, in the operator's words; kept for ever. */
export const why = z.string().trim().max(300).default('');
