import { describe, expect, it } from 'vitest';

import { formatSpeed, planFactsLine, planFactsOf } from './plan-facts.ts';

const lite = {
  unlimited: true,
  groups: ['Standard Unlimited Lite'],
  description: null,
  speed: ['4G', '5G'],
  autostart: true,
};
const fixed = { ...lite, unlimited: false, groups: ['Standard Fixed'] };

describe('planFactsOf', () => {
  it('knows the three tiers: full speed a day, and the speed after it', () => {
    const tier = (group: string) => planFactsOf({ ...lite, groups: [group] });
    expect(tier('Standard Unlimited Lite')).toMatchObject({
      tier: 'Lite',
      full_speed_mb_per_day: 1000,
      throttled_kbps: 512,
    });
    expect(tier('Gold Unlimited Essential')).toMatchObject({
      tier: 'Essential',
      full_speed_mb_per_day: 1000,
      throttled_kbps: 1250,
    });
    expect(tier('Standard - unlimited plus')).toMatchObject({
      tier: 'Plus',
      full_speed_mb_per_day: 2000,
      throttled_kbps: 2000,
    });
  });

  it('finds the tier in the description when the groups do not say it', () => {
    const description = 'eSIM, Unlimited Plus, 7 Days, Japan, V2';
    expect(planFactsOf({ ...lite, groups: [], description }).tier).toBe('Plus');
  });

  it('takes no tier for granted, and none for a fixed plan', () => {
    expect(planFactsOf({ ...lite, groups: ['Standard Unlimited Bundles'] })).toMatchObject({
      tier: null,
      full_speed_mb_per_day: null,
      throttled_kbps: null,
    });
    expect(planFactsOf({ ...fixed, description: 'better than Unlimited Lite' }).tier).toBeNull();
  });

  it('leaves unknown what the wholesaler does not say', () => {
    expect(planFactsOf({ ...fixed, speed: [], autostart: false })).toMatchObject({
      starts: null,
      speeds: null,
      shelf_life_days: null,
      hotspot: null,
      id_check: null,
    });
  });
});

describe('planFactsLine', () => {
  it('says what unlimited means', () => {
    expect(planFactsLine(planFactsOf(lite), 'Japan', true)).toBe('1 GB a day at full speed, then 512 kbps');
    expect(planFactsLine(planFactsOf({ ...lite, groups: ['Unlimited Essential'] }), 'Japan', true)).toBe(
      '1 GB a day at full speed, then 1.25 Mbps',
    );
  });

  it('says when a fixed plan starts and how fast it is', () => {
    expect(planFactsLine(planFactsOf(fixed), 'Japan', false)).toBe(
      'Starts at first use in Japan · 4G,\u00A05G',
    );
  });

  it('names the fast networks, or the slow ones where there are no others', () => {
    const line = (speed: string[]) => planFactsLine(planFactsOf({ ...fixed, speed }), 'Cuba', false);
    expect(line(['2G', '3G', '4G'])).toBe('Starts at first use in Cuba · 4G');
    expect(line(['2G', '3G'])).toBe('Starts at first use in Cuba · 2G,\u00A03G');
  });

  it('shows unknown as unknown', () => {
    expect(planFactsLine(planFactsOf({ ...fixed, speed: [], autostart: false }), 'Tajikistan', false)).toBe(
      'Start of validity unknown · speeds unknown',
    );
    expect(planFactsLine(planFactsOf({ ...lite, groups: [] }), 'Japan', true)).toBe(
      'Starts at first use in Japan · 4G,\u00A05G',
    );
  });
});

it('writes speeds below a megabit in kbps and others in Mbps', () => {
  expect([512, 1250, 2000].map(formatSpeed)).toEqual(['512 kbps', '1.25 Mbps', '2 Mbps']);
});
