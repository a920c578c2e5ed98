import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { type BundleReading, bundleStatusOf } from '../../domain/esims/bundle-status.ts';
import { mainAction } from '../../domain/esims/main-action.ts';
import { factsIn, mailFor } from '../../domain/esims/usage-facts.ts';
import { DataLeft } from './data-left.tsx';
import { dataLeftWords } from './words.ts';

import styles from './data-left.module.css';

const AT = new Date('2026-11-20T10:00:00Z');

const read = (usedPercent: number, unlimited = false): BundleReading => ({
  state: 'active',
  assignmentReference: null,
  assignedAt: null,
  initialBytes: 1e9,
  remainingBytes: (100 - usedPercent) * 1e7,
  unlimited,
  startedAt: AT,
  endsAt: null,
});

const show = (reading: BundleReading, hasMore = false) =>
  renderToStaticMarkup(<DataLeft status={bundleStatusOf(reading, AT)} hasMore={hasMore} />);

const isAmber = (html: string) => html.includes(String(styles['low']));

describe('the data left of a plan', () => {
  it.each([
    [0, false],
    [79, false],
    [80, true],
    [85, true],
    [99, true],
  ])('is low for the meter, the main action and the mail alike: %d%% used', (used, isLow) => {
    const reading = read(used);
    const esim = { status: 'active', has_activation: true, installed_at: null, return_asked: false } as const;
    const usage = bundleStatusOf(reading, AT);
    expect(isAmber(show(reading))).toBe(isLow);
    expect(show(reading).includes(dataLeftWords.low)).toBe(isLow);
    expect(mainAction({ ...esim, usage }, false)).toBe(isLow ? 'add' : 'details');
    expect(mailFor(factsIn(reading), reading)).toBe(isLow ? 'data_low' : null);
  });

  it('of an unlimited plan turns amber by what is left today, and asks for nothing', () => {
    expect(isAmber(show(read(79, true)))).toBe(false);
    expect(isAmber(show(read(85, true)))).toBe(true);
    expect(show(read(85, true))).not.toContain(dataLeftWords.low);
  });

  it('asks for nothing while another plan waits on the same eSIM', () => {
    expect(isAmber(show(read(85), true))).toBe(true);
    expect(show(read(85), true)).not.toContain(dataLeftWords.low);
  });
});
