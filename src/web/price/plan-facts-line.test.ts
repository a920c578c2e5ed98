import { describe, expect, it } from 'vitest';

import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { planFactsLine } from './plan-facts-line.ts';

const fixed = { dailyAllowance: null, speed: ['4G', '5G'], autostart: true };
const lite = { ...fixed, dailyAllowance: { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } as const };

describe('planFactsLine', () => {
  it('explains what unlimited means', () => {
    expect(planFactsLine(planFactsOf(lite), 'Japan', true)).toBe('1 GB a day at full speed, then 512 kbps');
    const dailyAllowance = { tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 } as const;
    expect(planFactsLine(planFactsOf({ ...lite, dailyAllowance }), 'Japan', true)).toBe(
      '1 GB a day at full speed, then 1.25 Mbps',
    );
  });

  it('says when a fixed plan starts and how fast it is', () => {
    expect(planFactsLine(planFactsOf(fixed), 'Japan', false)).toBe(
      'Starts at first use in Japan · 4G,\u00A05G',
    );
  });

  it('names the fast networks, or the slow ones if there are no others', () => {
    const line = (speed: string[]) => planFactsLine(planFactsOf({ ...fixed, speed }), 'Cuba', false);
    expect(line(['2G', '3G', '4G'])).toBe('Starts at first use in Cuba · 4G');
    expect(line(['2G', '3G'])).toBe('Starts at first use in Cuba · 2G,\u00A03G');
  });

  it('shows unknown as unknown', () => {
    expect(planFactsLine(planFactsOf({ ...fixed, speed: [], autostart: false }), 'Tajikistan', false)).toBe(
      'Start of validity unknown · speeds unknown',
    );
    expect(planFactsLine(planFactsOf(fixed), 'Japan', true)).toBe(
      'Starts at first use in Japan · 4G,\u00A05G',
    );
  });
});
