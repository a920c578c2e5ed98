import type { BareReason, Facts } from '../../../src/domain/problems/reasons.ts';
import type { ProblemCode } from '../../../src/domain/problems/statuses.ts';

type Answer = [code: ProblemCode, sentence: string];

/** The exact messages that only operators get: without facts, and with them. */
export const OPERATOR_BARE = {
  no_approval: ['conflict', 'It has been decided, is no longer possible, or the amount has changed.'],
  approval_asked: [
    'conflict',
    'This is more than you may send out alone. Your colleagues see it on their dashboard for a day and can approve it.',
  ],
  own_approval: ['conflict', 'You asked for this yourself, so a colleague has to decide.'],
  unnamed_order: [
    'bad_request',
    'Name the order by its id or number, its buyer’s email, its eSIM’s ICCID or the processor’s id of its payment.',
  ],
  no_operator: ['not_found', 'There’s no such operator.'],
  no_mail_of_order: ['not_found', 'This order has no eSIM that could be mailed.'],
  no_account: ['not_found', 'There’s no such account.'],
  no_failed_job: ['not_found', 'There’s no such job that has failed. The queue forgets them after an hour.'],
  no_customer: ['not_found', 'There’s no such customer.'],
  no_lead: ['not_found', 'There’s no such request.'],
  no_view: ['not_found', 'This view is gone. Someone deleted it, or it’s another person’s.'],
  no_bulk_act: [
    'not_found',
    'There’s no such bulk act. A dry run that nobody starts is deleted after a day.',
  ],
  no_price_list: ['not_found', 'There’s no such price list.'],
  no_held_price: ['not_found', 'There’s no such price to decide about.'],
  no_promotion: ['not_found', 'There’s no such code.'],
  promotion_exists: [
    'conflict',
    'A code with this name exists or existed. Please choose another name, or change that code.',
  ],
  no_place: ['not_found', 'There’s no such country or region.'],
  no_place_plan: ['not_found', 'There’s no such plan there.'],
  no_sync: ['not_found', 'There’s no such sync.'],
  operator_signed_out: ['unauthorized', 'Please sign in to the console.'],
  step_up_needed: ['step_up_needed', 'Please confirm this with a code from your authenticator or a passkey.'],
  wrong_code: ['wrong_code', 'This code isn’t right, or was used already. Please wait for the next one.'],
  wrong_passkey: ['wrong_code', 'This passkey wasn’t accepted. Please try again, or use a code.'],
  no_passkey: ['not_found', 'You have no such passkey.'],
  last_factor: ['conflict', 'Without this passkey you couldn’t open the console. Add another one first.'],
  changed_by_another: [
    'conflict',
    'Someone else has changed this in the meantime. Nothing was done; please look again.',
  ],
  all_is_no_part: [
    'conflict',
    'This is everything that is left. Use a full refund, which takes the eSIM back, or goodwill, which leaves it.',
  ],
  return_under_way: [
    'conflict',
    'The eSIM of this order is being taken back. Nothing was done; please wait until that is finished.',
  ],
  already_operator: ['conflict', 'This person is an operator already.'],
  no_case: ['not_found', 'There’s no such case.'],
  no_dispute: ['not_found', 'There’s no such dispute.'],
  no_sample: ['not_found', 'There’s no such sample of an email.'],
  no_book_entry: ['not_found', 'There’s no such entry in our records.'],
  unpaid_order: ['conflict', 'This order wasn’t paid.'],
  erased_order: ['conflict', 'This order was erased, and nothing that points to its buyer is left.'],
  case_over: ['conflict', 'This case is resolved, because its cause is gone.'],
  no_retry: [
    'conflict',
    'This refund can’t be sent once more. It’s on its way, was made in the processor’s dashboard, or a bank decides about the payment.',
  ],
  answered_dispute: [
    'conflict',
    'This dispute was decided or answered already. An answer can be sent only once.',
  ],
  not_staged: ['conflict', 'Stage the evidence first, and read it.'],
  own_page_only: ['conflict', 'This processor takes answers only on its own page.'],
  last_owner: ['conflict', 'This is the last owner. Make someone else an owner first.'],
  own_role: ['conflict', 'No one can change their own role or remove themselves. Please ask another owner.'],
  runs_the_shop: [
    'conflict',
    'This is the account of someone who runs the shop. An owner can remove them under Team first.',
  ],
} satisfies Partial<Record<BareReason, Answer>>;

export const OPERATOR_ANSWERS = {
  unconfirmed_prices: [
    ['conflict', 'The preview warns about 1 plan. Check it, and confirm with the number 1.', { count: 1 }],
    [
      'conflict',
      'The preview warns about 4868 plans. Check it, and confirm with the number 4868.',
      { count: 4868 },
    ],
  ],
  several_orders: [
    [
      'bad_request',
      'There are several orders mia@example.com. Please name one by its id or number.',
      { which: 'mia@example.com' },
    ],
  ],
  not_erasable: [
    [
      'conflict',
      'Nothing was erased, because an order or its money is still on its way. Try again once it has arrived.',
      { why: 'under_way' },
    ],
    [
      'conflict',
      'Nothing was erased, because a payment is disputed, so this data may be needed. Try again once the dispute is decided.',
      { why: 'disputed' },
    ],
  ],
  codes_refused: [
    [
      'conflict',
      'The money for this eSIM is on its way back or has been returned, so it no longer works.',
      { why: 'returned', what: 'eSIM' },
    ],
    ['conflict', 'This order has no plan yet.', { why: 'not_delivered', what: 'plan' }],
  ],
  used_invitation: [
    [
      'not_found',
      'This invitation was used, has expired, or was replaced by a newer one. Please ask for a new one.',
      { why: 'expired' },
    ],
  ],
  mail_untrue: [
    [
      'conflict',
      'This email would no longer be true, because the order was refunded. Nothing was sent.',
      { why: 'refunded' },
    ],
  ],
  not_replaceable: [
    ['conflict', 'This eSIM was replaced as often as may be.', { why: 'too_often' }],
    ['conflict', 'This order has no eSIM that could be replaced.', { why: 'not_delivered' }],
  ],
  too_many_documents: [
    [
      'conflict',
      'These are 70000 documents. One file takes 60000, so please choose fewer days.',
      { count: 70_000, most: 60_000 },
    ],
  ],
  unusable_picture: [
    ['bad_request', 'This picture is too large. It may have 8 MB at most.', { why: 'too_many_bytes' }],
    ['bad_request', 'A picture is a JPEG, PNG or WebP file.', { why: 'format' }],
    ['bad_request', 'This picture can’t be read. Please choose another file.', { why: 'broken' }],
    [
      'bad_request',
      'This picture has too many pixels. It may have 60 million at most.',
      { why: 'too_many_pixels' },
    ],
    [
      'bad_request',
      'This picture is too small. It needs at least 600 by 300 pixels.',
      { why: 'too_few_pixels' },
    ],
  ],
  too_much_back: [
    ['conflict', 'Only $2.00 of this payment is left. Nothing was refunded.', { left: '$2.00' }],
  ],
  not_your_role: [
    [
      'forbidden',
      'Your role (viewer) doesn’t allow this. An owner can give you another one.',
      { role: 'viewer', permission: 'order.refund' },
    ],
  ],
  other_mailbox: [
    [
      'forbidden',
      'This invitation is for m***@example.com. Please sign in with that address and confirm it.',
      { email: 'm***@example.com' },
    ],
  ],
  too_many_codes: [
    ['too_many_requests', 'Too many wrong codes. Please try again in 2 minutes.', { seconds: 61 }],
    ['too_many_requests', 'Too many wrong codes. Please try again in a minute.', { seconds: 9 }],
  ],
} satisfies { [Reason in keyof Facts]?: [...Answer, Facts[Reason]][] };

/** The message for a customer whom an operator has blocked. */
export const BLOCKED_ANSWERS = {
  buyer_blocked: [
    [
      'buyer_blocked',
      'We no longer sell to this email address. Nothing was charged, and what you bought before stays yours. Please write to help@shop.example if you think this is a mistake.',
      { support_email: 'help@shop.example' },
    ],
  ],
  account_blocked: [
    [
      'buyer_blocked',
      'This account is blocked. What you bought stays yours. Please write to help@shop.example if you think this is a mistake.',
      { support_email: 'help@shop.example' },
    ],
  ],
} satisfies { [Reason in keyof Facts]?: [...Answer, Facts[Reason]][] };

/** For every list that is read by position. */
export const NO_PLACE = (
  [
    'esims',
    'orders',
    'customers',
    'leads',
    'cases',
    'disputes',
    'reconciliations',
    'invoices',
    'payouts',
    'promotions',
    'mails',
  ] as const
).map((list): [...Answer, Facts['unknown_after']] => [
  'bad_request',
  'There’s no such place in the list to begin after.',
  { list },
]);
