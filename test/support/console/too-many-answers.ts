import type { Facts } from '../../../src/domain/problems/reasons.ts';
import type { ProblemCode } from '../../../src/domain/problems/statuses.ts';

/** The exact message to a caller over a limit. */
export const TOO_MANY_ANSWERS = {
  too_many_declines: [
    [
      'too_many_requests',
      'Too many cards were declined from your internet connection. Nothing was charged. Please pay with PayPal, Apple Pay or Google Pay, or try again in a minute.',
      { seconds: 60, of: 'address', methods: ['PayPal'], wallets: true },
    ],
    [
      'too_many_requests',
      'Too many cards were declined in this browser. Nothing was charged. Please pay with PayPal, or try again in 2 minutes.',
      { seconds: 61, of: 'browser', methods: ['PayPal'], wallets: false },
    ],
    [
      'too_many_requests',
      'Too many cards were declined from your internet connection. Nothing was charged. Please pay with Apple Pay or Google Pay, or try again in 2 minutes.',
      { seconds: 120, of: 'address', methods: [], wallets: true },
    ],
    [
      'too_many_requests',
      'Too many cards were declined from your internet connection. Nothing was charged. Please try again in 60 minutes.',
      { seconds: 3600, of: 'address', methods: [], wallets: false },
    ],
  ],
  too_many_calls: [
    ['too_many_requests', 'Too many requests. Please try again in 15 minutes.', { seconds: 898 }],
    ['too_many_requests', 'Too many requests. Please try again in 3 hours.', { seconds: 7201 }],
  ],
  too_many_tries: [
    ['too_many_requests', 'Too many attempts. Please try again in a minute.', { seconds: 60 }],
  ],
  too_many_sign_ins: [
    ['too_many_requests', 'Too many failed attempts. Please try again later', { seconds: 900 }],
  ],
  too_many_questions: [
    ['too_many_requests', 'That was a lot of questions. Please try again in 5 minutes.', { seconds: 300 }],
  ],
  too_many_downloads: [['too_many_requests', 'Please download it again in a minute.', { seconds: 5 }]],
  too_many_return_mails: [
    [
      'too_many_requests',
      'We’ve already sent several emails about this. Please check your inbox, or try again in 60 minutes.',
      { seconds: 3600 },
    ],
  ],
  too_many_streams: [
    [
      'too_many_requests',
      'Too many pages are open from here. Please try again in a minute.',
      { seconds: 30 },
    ],
  ],
  too_many_callbacks: [
    ['too_many_requests', 'Too many callbacks whose signature is wrong.', { seconds: 600 }],
  ],
  too_many_listeners: [
    [
      'unavailable',
      'Too many visitors are connected right now. Please try again in a minute.',
      { seconds: 30 },
    ],
  ],
  too_many_enterprise_requests: [
    [
      'too_many_requests',
      'You’ve already sent several requests. Please write to help@shop.example, or try again in 60 minutes.',
      { seconds: 3599, support_email: 'help@shop.example' },
    ],
  ],
} satisfies { [Reason in keyof Facts]?: [code: ProblemCode, sentence: string, Facts[Reason]][] };
