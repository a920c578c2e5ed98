import type { BareReason, Facts } from '../../../src/domain/problems/reasons.ts';
import type { ProblemCode } from '../../../src/domain/problems/statuses.ts';

type Answer = [code: ProblemCode, sentence: string];

/** The exact messages to buyers about codes and prices: without facts, and with them. */
export const CODE_BARE = {
  code_not_for_address: [
    'conflict',
    'The code of this order can’t be used with that address. Nothing was changed; please choose another address.',
  ],
} satisfies Partial<Record<BareReason, Answer>>;

export const CODE_ANSWERS = {
  too_many_promotions: [
    [
      'too_many_requests',
      'Too many wrong codes. Please try again in 60 minutes, or pay without one.',
      { seconds: 3600 },
    ],
  ],
  price_changed: [
    ['price_changed', 'The price has changed. Please check the new total.', { quote: {} as never }],
  ],
  code_refused: [
    [
      'code_refused',
      'There’s no such code. Please check its spelling.',
      { why: 'unknown', quote: {} as never },
    ],
    ['code_refused', 'This code has ended.', { why: 'ended', quote: {} as never }],
  ],
} satisfies { [Reason in keyof Facts]?: [...Answer, Facts[Reason]][] };
