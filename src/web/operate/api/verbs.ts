import type { z } from 'zod';

import type { Verbs } from '../../../server/operations/verbs/registry.ts';

/** Which verbs the screens call, and whether each changes something, and so is posted. */
export const CHANGES = {
  orders: false,
  find: false,
  order: false,
  resend: true,
  refund_preview: false,
  refund: true,
  refund_part: true,
  replace_preview: false,
  replace: true,
  people: false,
  invite: true,
  change_role: true,
  remove_operator: true,
  reset_codes: true,
  audit: false,
} satisfies Partial<Record<keyof Verbs, boolean>>;

export type VerbName = keyof typeof CHANGES;
export type Input<Name extends VerbName> = z.input<Verbs[Name]['input']>;
export type Output<Name extends VerbName> = z.output<Verbs[Name]['output']>;
