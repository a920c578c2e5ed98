import type { z } from 'zod';

import type { Verbs } from '../../../server/operations/verbs/registry.ts';

/** Which verbs the screens call, and whether each changes something, and so is posted. */
export const CHANGES = {
  orders: false,
  find: false,
  order: false,
  resend: true,
  retry: true,
  note: true,
  codes: false,
  order_pdf: false,
  refund_preview: false,
  refund: true,
  customers: false,
  customer: false,
  sign_out: true,
  block: true,
  unblock: true,
  customer_data: true,
  erase: true,
  leads: false,
  lead: false,
  change_lead: true,
  cases: false,
  case: false,
  case_owner: true,
  case_snooze: true,
  case_note: true,
  case_act: true,
  case_close: true,
  disputes: false,
  dispute: false,
  dispute_stage: true,
  dispute_send: true,
  people: false,
  invite: true,
  change_role: true,
  remove_operator: true,
  reset_codes: true,
  audit: false,
  today: false,
  balances: false,
  switches: false,
  pause: true,
  resume: true,
  health: false,
  doctor: false,
  jobs: false,
  retry_jobs: true,
} satisfies Partial<Record<keyof Verbs, boolean>>;

export type VerbName = keyof typeof CHANGES;
export type Input<Name extends VerbName> = z.input<Verbs[Name]['input']>;
export type Output<Name extends VerbName> = z.output<Verbs[Name]['output']>;
