import { describe, expect, it } from 'vitest';

import { type Life, timelineOf } from './timeline.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const life = (change: Partial<Life> = {}): Life => ({
  paidAt: at(1),
  orderedAt: at(1),
  assignedAt: null,
  installedAt: null,
  refundedAt: null,
  unlimited: false,
  bundleState: null,
  topUps: [],
  facts: [],
  ...change,
});
const steps = (change: Partial<Life> = {}) =>
  timelineOf(life(change)).map(({ step, at: time, source }) => [step, time?.slice(8, 10) ?? null, source]);

describe('the timeline', () => {
  it('shows possible future events without a time', () => {
    expect(steps()).toEqual([
      ['paid', '01', 'shop'],
      ['ordered', '01', 'shop'],
      ['assigned', null, null],
      ['installed', null, null],
      ['first_use', null, null],
      ['used_80', null, null],
      ['ended', null, null],
    ]);
  });

  it('says when each event happened, and who reported it', () => {
    const facts = [
      { kind: 'first_use', at: at(4), source: 'network' },
      { kind: 'used_80', at: at(5), source: 'noticed' },
      { kind: 'ended', at: at(9), source: 'network' },
    ] as const;
    expect(steps({ assignedAt: at(2), installedAt: at(3), facts, bundleState: 'expired' })).toEqual([
      ['paid', '01', 'shop'],
      ['ordered', '01', 'shop'],
      ['assigned', '02', 'network'],
      ['installed', '03', 'network'],
      ['first_use', '04', 'network'],
      ['used_80', '05', 'noticed'],
      ['ended', '09', 'network'],
    ]);
  });

  it('lists each added plan, and expects no more of them', () => {
    const topUps = [
      { at: at(6), plan: '1 GB for 7 days, Japan', added: null },
      { at: at(8), plan: '3 GB for 30 days, France', added: null },
    ];
    expect(timelineOf(life({ topUps })).slice(-3)).toMatchObject([
      {
        step: 'topped_up',
        at: at(6).toISOString(),
        source: 'shop',
        plan: '1 GB for 7 days, Japan',
        added: null,
      },
      {
        step: 'topped_up',
        at: at(8).toISOString(),
        source: 'shop',
        plan: '3 GB for 30 days, France',
        added: null,
      },
      { step: 'ended', at: null, plan: null },
    ]);
    const facts = [{ kind: 'depleted', at: at(7), source: 'network' }] as const;
    expect(steps({ topUps, facts }).slice(-3)).toEqual([
      ['topped_up', '06', 'shop'],
      ['ended', '07', 'network'],
      ['topped_up', '08', 'shop'],
    ]);
    // What was added at the moment of the end is no later than it.
    const at7 = [{ at: at(7), plan: '1 GB for 7 days, Japan', added: null }];
    expect(steps({ topUps: at7, facts }).slice(-2)).toEqual([
      ['topped_up', '07', 'shop'],
      ['ended', '07', 'network'],
    ]);
  });

  it('ends with whichever came first: no data left, or the days over', () => {
    const depleted = { kind: 'depleted', at: at(6), source: 'network' } as const;
    const over = { kind: 'ended', at: at(9), source: 'network' } as const;
    const end = (change: Partial<Life>) => timelineOf(life(change)).at(-1);
    expect(end({ facts: [over, depleted], bundleState: 'expired' })).toMatchObject({
      at: at(6).toISOString(),
      ended_as: 'depleted',
    });
    expect(end({ facts: [over], bundleState: 'lapsed' })).toMatchObject({ ended_as: 'lapsed' });
    expect(end({ refundedAt: at(3), bundleState: 'queued' })).toMatchObject({ ended_as: 'refunded' });
  });

  it('has no 80% for an unlimited plan', () => {
    expect(steps({ unlimited: true }).map(([step]) => step)).not.toContain('used_80');
  });
});
