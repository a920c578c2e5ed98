import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { RefundCause } from '../../../domain/checkout/refund-cause.ts';
import type { BundleState } from '../../../domain/esims/bundle-state.ts';
import { bundleStatusOf } from '../../../domain/esims/bundle-status.ts';
import type { NoRefund } from '../../../domain/orders/refund-policy.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import { decideByEye, WhyNot } from './refund-offer.tsx';

const dollars = (minor: number) => ({ minor, currency: 'USD' });

const DAY = { hours: 24, withdrawal: false };
const BOUGHT = new Date('2026-11-20T10:00:00Z');
const after = (hours: number) => new Date(BOUGHT.getTime() + hours * 3_600_000);
const esim = { refund_cause: null, purchased_at: BOUGHT.toISOString() };
const read = (state: BundleState, remainingBytes: number) =>
  bundleStatusOf(
    {
      state,
      assignmentReference: null,
      assignedAt: null,
      initialBytes: 1_000,
      remainingBytes,
      unlimited: false,
      startedAt: null,
      endsAt: null,
    },
    BOUGHT,
  );

describe('decideByEye', () => {
  it('offers a refund of an unused plan, within the hours', () => {
    expect(decideByEye(esim, null, DAY, after(1))).toEqual({ allowed: true, until: after(24) });
    expect(decideByEye(esim, read('queued', 1_000), DAY, after(23))).toMatchObject({ allowed: true });
  });

  it('says why not', () => {
    const why = (usage: ReturnType<typeof read> | null, hours: number, cause: RefundCause | null = null) =>
      decideByEye({ ...esim, refund_cause: cause }, usage, DAY, after(hours));
    expect(why(null, 24)).toEqual({ allowed: false, why: 'too_late' });
    expect(why(read('active', 1_000), 1)).toEqual({ allowed: false, why: 'used' });
    expect(why(read('queued', 900), 1)).toEqual({ allowed: false, why: 'used' });
    expect(why(read('revoked', 1_000), 1, 'returned_by_you')).toEqual({ allowed: false, why: 'returned' });
  });

  it('treats a plan taken back without a refund as the shop does', () => {
    expect(decideByEye(esim, read('revoked', 1_000), DAY, after(1))).toMatchObject({ allowed: true });
    const late = decideByEye(esim, read('revoked', 1_000), DAY, after(25));
    expect(late).toEqual({ allowed: false, why: 'too_late' });
  });
});

describe('the reason why no refund is offered', () => {
  const gone = {
    status: 'cancelled' as const,
    top_up_of: null,
    paid: dollars(435),
    refunded_in_part: null,
    return_asked: false,
    refund_cause: null,
    refund: null,
    refunded_at: null,
  };
  const rendered = (change: Partial<Parameters<typeof WhyNot>[0]['esim']>, why: NoRefund = 'returned') =>
    renderToStaticMarkup(<WhyNot esim={{ ...gone, ...change }} why={why} hours={24} />).replace(
      /<[^>]+>/g,
      '',
    );

  it.each([
    [
      'its buyer returned it',
      { refund_cause: 'returned_by_you', refund: dollars(266) },
      'You returned this eSIM. $2.66 is on its way back to you.',
    ],
    [
      'the shop refunded it, and the money has gone',
      { refund_cause: 'returned_by_us', refund: dollars(1200), refunded_at: '2026-11-21T10:00:00Z' },
      `We refunded this order. $12.00 was sent back to you on 21 Nov 2026. ${BANK_TIME}`,
    ],
    [
      'an added plan was returned',
      { refund_cause: 'returned_by_you', refund: dollars(266), top_up_of: 'first' },
      'You returned this plan. $2.66 is on its way back to you.',
    ],
  ] as const)('is what became of the money, when %s', (_when, change, words) => {
    expect(rendered(change)).toBe(words);
  });

  it('is that the network has yet to decide, if the return was requested', () => {
    expect(rendered({ status: 'active', return_asked: true })).toBe(
      'The network will decide whether it takes this eSIM back. If it does, $4.35 will go back to how you paid. Please don’t use it until then.',
    );
  });

  it('never mentions money for a plan that was only taken back', () => {
    expect(rendered({}, 'too_late')).toBe(
      'This eSIM was taken back without a refund. An eSIM can be refunded within 24 hours of buying it. That time is over.',
    );
    expect(rendered({ status: 'active' }, 'used')).toBe(
      'This eSIM has been activated or used, so it can no longer be refunded.',
    );
  });
});
