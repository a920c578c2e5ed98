import { describe, expect, it } from 'vitest';

import { LANGUAGE_CODES, LANGUAGES } from '../languages.ts';
import type * as source from './plan-facts-words.ts';
import { formatSpeed, planFactsOf, sharedFacts } from './plan-facts.ts';

const fixed = { dailyAllowance: null, speed: ['4G', '5G'], autostart: true };
const lite = { ...fixed, dailyAllowance: { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } as const };

describe('planFactsOf', () => {
  it('says how much an unlimited plan gives per day', () => {
    expect(planFactsOf(lite)).toMatchObject({
      tier: 'Lite',
      full_speed_mb_per_day: 1000,
      throttled_kbps: 512,
    });
  });

  it('leaves unknown what the wholesaler does not state', () => {
    expect(planFactsOf({ ...fixed, speed: [], autostart: false })).toMatchObject({
      tier: null,
      full_speed_mb_per_day: null,
      throttled_kbps: null,
      starts: null,
      speeds: null,
      shelf_life_days: null,
      hotspot: null,
      id_check: null,
    });
  });
});

describe('sharedFacts', () => {
  const shared = (...plans: Partial<typeof fixed>[]) =>
    sharedFacts(plans.map((plan) => ({ truth: planFactsOf({ ...fixed, ...plan }) })));

  it('says once what is the same for all plans of a place', () => {
    expect(shared({}, {})).toBe('Starts at first use · 4G,\u00A05G');
    expect(shared({ autostart: false, speed: [] })).toBe('Start of validity unknown · speeds unknown');
  });

  it('leaves out what differs', () => {
    expect(shared({}, { speed: ['3G'] })).toBe('Starts at first use');
    expect(shared({}, { autostart: false })).toBe('4G,\u00A05G');
    expect(shared({}, { autostart: false, speed: [] })).toBe('');
  });
});

it('writes speeds below a megabit in kbps and others in Mbps', () => {
  expect([512, 1250, 2000].map(formatSpeed)).toEqual(['512 kbps', '1.25 Mbps', '2 Mbps']);
});

it.each(LANGUAGE_CODES.filter((code) => LANGUAGES[code].direction === 'rtl'))(
  'lists speeds from right to left in %s',
  async (language) => {
    const words = (await import(`./plan-facts-words.${language}.ts`)) as typeof source;
    // A mark after the comma, without which two speeds are one piece of Latin text.
    expect(words.listedSpeeds(['4G', '5G'])).toMatch(/^4G[,،]\u200F\u00A05G$/);
  },
);
