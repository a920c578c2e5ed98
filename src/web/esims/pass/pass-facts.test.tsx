import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { planFactsOf } from '../../../domain/catalog/plan-facts.ts';
import { type BundleReading, bundleStatusOf } from '../../../domain/esims/bundle-status.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { adviceOf } from './pass-advice.tsx';
import { PassFacts } from './pass-facts.tsx';

const FACTS = { groups: ['Standard Fixed'], description: null, speed: ['5G'] };
const HOUR = 3_600_000;

/** An eSIM with only what a pass shows. */
function esim(change: Partial<UserEsim>, reading: Partial<BundleReading> | null = {}): UserEsim {
  const usage =
    reading &&
    bundleStatusOf(
      {
        state: 'active',
        assignmentReference: null,
        assignedAt: null,
        initialBytes: 1e9,
        remainingBytes: 8e8,
        unlimited: false,
        startedAt: null,
        endsAt: null,
        ...reading,
      },
      new Date(),
    );
  return {
    status: 'active',
    country_name: 'Japan',
    iccid: '8944500000000001234',
    purchased_at: '2026-11-20T10:00:00Z',
    validity_days: 7,
    installed_at: null,
    top_up_of: null,
    refund_cause: null,
    refund: null,
    refunded_at: null,
    plan: {
      duration: 7,
      country: 'Japan',
      truth: planFactsOf({ dailyAllowance: null, autostart: true, ...FACTS }),
    },
    usage,
    ...change,
  } as UserEsim;
}

const facts = (of: UserEsim) =>
  renderToStaticMarkup(<PassFacts esim={of} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the facts on a pass', () => {
  it('are the end and the remaining time while it is in use', () => {
    const endsAt = new Date(Date.now() + 50 * HOUR);
    expect(facts(esim({}, { endsAt }))).toMatch(/^Ends \d+ \w+ \d{4} Days left 3 ICCID …1234$/);
    expect(facts(esim({}, { endsAt: new Date(Date.now() + 4.5 * HOUR) }))).toContain('Time left 5 h');
  });

  it('say when an unlimited plan is fast again', () => {
    const now = Date.now();
    const running = { unlimited: true, startedAt: new Date(now - 20 * HOUR) };
    const later = new Date(now + 28 * HOUR);
    expect(facts(esim({}, { ...running, endsAt: later }))).toContain('Refills In 4 h Ends');
    const soon = new Date(now + 4 * HOUR);
    expect(facts(esim({}, { ...running, endsAt: soon }))).not.toContain('Refills');
  });

  it('replace a missing or invalid date by words', () => {
    expect(facts(esim({}))).toBe('Ends N/A Days left N/A ICCID …1234');
    const odd = esim({});
    if (odd.usage) odd.usage.ends_at = 'soon';
    expect(facts(odd)).toBe('Ends Invalid date Days left Invalid date ICCID …1234');
  });

  it('are the purchase’s before the first use, and when it was taken back', () => {
    const waiting = esim({ status: 'purchased' }, null);
    expect(facts(waiting)).toBe('Bought 20 Nov 2026 Days start First use ICCID …1234');
    expect(facts(esim({ status: 'cancelled' }))).toBe('Bought 20 Nov 2026 ICCID …1234');
  });

  it('are the end and the used data when it is over', () => {
    const over = { state: 'expired' as const, endsAt: new Date('2026-11-27T10:00:00Z') };
    expect(facts(esim({ status: 'expired' }, over))).toBe('Ended 27 Nov 2026 Used 200 MB ICCID …1234');
    const lapsed = esim({ status: 'expired' }, { state: 'lapsed' });
    expect(facts(lapsed)).toBe('Bought 20 Nov 2026 ICCID …1234');
  });
});

const FIRST = { starts_after: null, is_behind: false };
const textOf = (advice: ReactNode) => renderToStaticMarkup(advice).replaceAll(/<[^>]*>/g, '');

describe('the advice on a pass', () => {
  it.each([
    [
      esim({ status: 'purchased' }, null),
      /^Install it at home .* Your 7 days start when your phone first goes online in Japan\.$/,
    ],
    [
      esim({ status: 'purchased', installed_at: '2026-11-20T11:00:00Z' }, null),
      /^It’s on your phone\. Your 7 days start when your phone first goes online in Japan\.$/,
    ],
    [
      esim({ status: 'purchased', top_up_of: 'first' }, null),
      /^It’s on your eSIM ending in 1234\. Your 7 days/,
    ],
    [esim({ status: 'expired' }, { state: 'expired' }), /ended with 800 MB unused/],
    [esim({ status: 'expired' }, { state: 'lapsed' }), /never used/],
    [esim({ status: 'purchased', return_asked: true }, null), /^The network will decide whether/],
    [esim({ status: 'cancelled' }), /^This eSIM was taken back/],
    [esim({ status: 'cancelled', top_up_of: 'first' }), /^This plan was taken back/],
    [
      esim({ status: 'cancelled', refund_cause: 'returned_by_you' }),
      /^You returned this eSIM\. It no longer/,
    ],
    [
      esim({ status: 'cancelled', refund_cause: 'returned_by_us', top_up_of: 'first' }),
      /^We refunded this order\. Its plan no longer works\.$/,
    ],
  ])('fits where its eSIM is', (of, words) => {
    expect(textOf(adviceOf(of, FIRST))).toMatch(words);
  });

  it('says when a plan behind an equal one begins, without an unknown date', () => {
    const added = esim({ status: 'purchased', top_up_of: 'first' }, null);
    expect(textOf(adviceOf(added, { starts_after: null, is_behind: true }))).toBe(
      'It’s on your eSIM ending in 1234. It starts when the first one ends.',
    );
  });
});
