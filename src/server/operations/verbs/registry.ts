import { audit } from './audit.ts';
import { find, order, orders } from './orders.ts';
import { change_role, invite, people, remove_operator, reset_codes } from './people.ts';
import { refund, refundInPart, refundPreview } from './refund.ts';
import { replace, replacePreview } from './replace.ts';
import { resend } from './resend.ts';
import { reconcile, sign_out, sync } from './upkeep.ts';

/** All that operators do: screens, API and command line call these, and nothing else. */
export const VERBS = {
  orders,
  find,
  order,
  resend,
  refund_preview: refundPreview,
  refund,
  refund_part: refundInPart,
  replace_preview: replacePreview,
  replace,
  sign_out,
  sync,
  reconcile,
  people,
  invite,
  change_role,
  remove_operator,
  reset_codes,
  audit,
};

export type Verbs = typeof VERBS;
export type VerbName = keyof Verbs;
