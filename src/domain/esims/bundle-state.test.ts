import { describe, expect, it } from 'vitest';

import {
  BUNDLE_STATES,
  bundleFacts,
  type BundleFacts,
  bundleStateOf,
  isOnEsim,
  mayBeOnEsim,
  waits,
} from './bundle-state.ts';

const those = (test: (facts: BundleFacts) => boolean) =>
  BUNDLE_STATES.filter((state) => test(bundleFacts(state)));

describe('the state of a bundle', () => {
  it('does not depend on the spelling', () => {
    for (const state of BUNDLE_STATES) expect(bundleStateOf(state)).toBe(state);
    expect([bundleStateOf('Active'), bundleStateOf('REVOKED')]).toEqual(['active', 'revoked']);
  });

  it.each(['paused', 'constructor', '', 'active '])('is unknown for %o', (word) => {
    expect(bundleStateOf(word)).toBe('unknown');
  });

  it('concludes nothing from an unknown word, which a page may get from a newer shop', () => {
    const word = 'paused' as 'unknown';
    expect(bundleFacts(word)).toBe(bundleFacts('unknown'));
    expect([waits(word), isOnEsim(word), bundleFacts(word).isStarted]).toEqual([false, false, false]);
  });

  it('lists what is on the eSIM, the most active first', () => {
    expect(BUNDLE_STATES.filter(isOnEsim)).toEqual(['active', 'queued', 'processing', 'depleted']);
    expect(BUNDLE_STATES.filter(mayBeOnEsim)).toEqual([...BUNDLE_STATES.filter(isOnEsim), 'unknown']);
    expect(BUNDLE_STATES.filter(waits)).toEqual(['queued', 'processing']);
    expect(those(({ stage }) => stage === 'over')).toEqual(['expired', 'lapsed', 'revoked']);
  });

  it('says what was used', () => {
    expect(those(({ isStarted }) => isStarted)).toEqual(['active', 'depleted', 'expired']);
  });

  it('is polled exactly until it is over', () => {
    expect(those(({ pace }) => pace === null)).toEqual(those(({ stage }) => stage === 'over'));
    for (const { pace } of BUNDLE_STATES.map(bundleFacts))
      if (pace) expect(pace.longest).toBeGreaterThan(pace.first);
  });
});
