import { describe, expect, it } from 'vitest';

import { BUNDLE_STATES } from '../esims/bundle-state.ts';
import { ESIM_STATUSES } from '../esims/display-status.ts';
import { esimNews, esimSentence, knownEsim, liveSentences, mayBeDoneWith, passOf } from './esim-standing.ts';
import { ORDER_ACTS } from './order-acts.ts';

const BOUGHT: Parameters<typeof esimSentence>[0] = {
  status: 'purchased',
  usage: null,
  return_asked: false,
  refund_cause: null,
  refunded_at: null,
  has_activation: true,
  top_up_of: null,
  installed_at: null,
  hidden: false,
};
const read = (bundle_state: (typeof BUNDLE_STATES)[number]) =>
  ({ bundle_state }) as NonNullable<(typeof BOUGHT)['usage']>;
const BACK = { ...BOUGHT, status: 'cancelled', refund_cause: 'returned_by_you' } as const;

describe('an eSIM in the list', () => {
  it.each([
    [BOUGHT, 'ready'],
    [{ ...BOUGHT, installed_at: '2026-11-27T10:00:00Z' }, 'paid'],
    [{ ...BOUGHT, has_activation: false, top_up_of: 'one' }, 'paid'],
    [{ ...BOUGHT, status: 'active' as const, usage: read('active') }, 'in_use'],
    [{ ...BOUGHT, status: 'depleted' as const, usage: read('depleted') }, 'used_up'],
    [{ ...BOUGHT, status: 'expired' as const, usage: read('lapsed') }, 'over'],
    [{ ...BOUGHT, return_asked: true }, 'paid'],
    [BACK, 'returned'],
  ])('has a pass in its state: %o', (esim, state) => {
    expect(passOf(esim)).toBe(state);
  });

  it.each([
    [BOUGHT, 'Ready to install'],
    [{ ...BOUGHT, usage: read('queued') }, 'Ready to install'],
    [{ ...BOUGHT, usage: read('processing') }, 'Ready to install'],
    [{ ...BOUGHT, installed_at: '2026-11-27T10:00:00Z' }, 'Ready to use'],
    [{ ...BOUGHT, has_activation: false, top_up_of: 'one' }, 'Ready to use'],
    [{ ...BOUGHT, hidden: true }, 'Ready to install'],
    [{ ...BOUGHT, status: 'active' as const, usage: read('active') }, 'In use'],
    [{ ...BOUGHT, status: 'active' as const, usage: read('unknown') }, 'In use'],
    [{ ...BOUGHT, status: 'depleted' as const, usage: read('depleted') }, 'All data is used'],
    [{ ...BOUGHT, status: 'expired' as const }, 'This plan is over'],
    [{ ...BOUGHT, status: 'expired' as const, usage: read('lapsed') }, 'Never used, and over'],
    [{ ...BOUGHT, status: 'cancelled' as const, usage: read('revoked') }, 'Taken back'],
    [{ ...BOUGHT, return_asked: true }, 'A refund was requested'],
    [BACK, 'Your money is on its way back'],
    [{ ...BACK, refunded_at: '2026-11-27T10:00:00Z' }, 'Your money was returned'],
  ])('says first what state it is in: %o', (esim, sentence) => {
    expect(esimSentence(esim)).toBe(sentence);
  });

  it.each([
    ['active', 'active', ['In use']],
    ['purchased', 'queued', ['Ready to install', 'Not used yet. The days start when it first connects.']],
    ['depleted', 'depleted', ['All data is used.']],
    ['expired', 'expired', ['The days of this plan are over.']],
    ['expired', 'lapsed', ['This plan was never used and has run out.']],
    ['cancelled', 'revoked', ['This plan was taken back.']],
  ] as const)('says once how a plan ended: %s, %s', (status, state, sentences) => {
    expect(liveSentences({ ...BOUGHT, status, usage: read(state) }, state)).toEqual(sentences);
  });

  it('says of a returned plan both where its money is and what the network did', () => {
    expect(liveSentences({ ...BACK, usage: read('revoked') }, 'revoked')).toEqual([
      'Your money is on its way back',
      'This plan was taken back.',
    ]);
  });

  it.each([
    [BOUGHT, null],
    [{ ...BOUGHT, installed_at: '2026-11-27T10:00:00Z' }, null],
    [{ ...BOUGHT, status: 'active' as const, usage: read('active') }, null],
    [{ ...BOUGHT, status: 'depleted' as const, usage: read('depleted') }, null],
    [{ ...BOUGHT, status: 'expired' as const }, null],
    [{ ...BOUGHT, status: 'expired' as const, usage: read('lapsed') }, 'Never used, and over'],
    [{ ...BOUGHT, return_asked: true }, 'A refund was requested'],
    [BACK, 'Your money is on its way back'],
  ])('says beside its status only what that leaves open: %o', (esim, news) => {
    expect(esimNews(esim)).toBe(news);
  });

  it('says something in every state', () => {
    for (const status of ESIM_STATUSES)
      for (const usage of [null, ...BUNDLE_STATES.map(read)])
        expect(esimSentence({ ...BOUGHT, status, usage })).toMatch(/^[A-Z].*[a-z]$/);
  });

  it('that is refunded can be bought again and hidden, and its mails may move', () => {
    expect(ORDER_ACTS.filter((act) => mayBeDoneWith(BACK, act))).toEqual([
      'address_change',
      'buy_again',
      'hide',
    ]);
    expect(knownEsim(BACK).state).toBe('refunding');
  });
});
