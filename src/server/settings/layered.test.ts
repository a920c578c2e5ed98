import { describe, expect, it } from 'vitest';

import { readSettings, type Settings } from '../core/settings/env.ts';
import { layered, missingToSell } from './layered.ts';

/** As a shop whose wholesaler takes eSIMs back for 60 days. */
const refusals = ({ REFUND_HOURS: hours }: Settings) =>
  hours > 1440 ? [['REFUND_HOURS', 'must be at most 1440'] as const] : [];
const over = (env: Record<string, string>, published: Parameters<typeof layered>[1]) =>
  layered(readSettings(env), published, refusals);
const problems = (env: Record<string, string>, published: Parameters<typeof layered>[1]) =>
  Object.fromEntries(over(env, published).problems);

describe('published settings', () => {
  it('are those that the environment does not have', () => {
    const { settings } = over(
      { LEGAL_NAME: 'Of the environment' },
      { LEGAL_NAME: 'Published', REFUND_HOURS: '48' },
    );
    expect(settings).toMatchObject({ LEGAL_NAME: 'Of the environment', REFUND_HOURS: 48 });
    expect([...(settings.PUBLISHED ?? [])]).toEqual(['REFUND_HOURS']);
    expect([...(settings.GIVEN?.keys() ?? [])]).toEqual(['LEGAL_NAME']);
  });

  it('follow the rules of a start, and narrower ones where nobody stands beside whoever publishes', () => {
    expect(problems({}, { SUPPORT_EMAIL: 'x', RECOVER_SECONDS: '1', ALERT_DAYS: '366' })).toEqual({
      SUPPORT_EMAIL: 'must be an email address',
      RECOVER_SECONDS: 'must be at least 10',
      ALERT_DAYS: 'must be at most 365',
    });
    // The environment may do what a test needs.
    expect(problems({ RECOVER_SECONDS: '1' }, { RECOVER_SECONDS: '3' })).toEqual({});
  });

  it('must not promise what the environment or a wholesaler contradicts', () => {
    expect(problems({ WITHDRAWAL: 'on' }, { REFUND_HOURS: '48' })).toEqual({
      REFUND_HOURS: 'must be at least 336 where WITHDRAWAL is on',
    });
    expect(problems({}, { REFUND_HOURS: '1500' })).toEqual({
      REFUND_HOURS: 'must be at most 1440',
    });
  });
});

describe('what a live shop lacks to sell', () => {
  const live = (GIVEN: Record<string, string>, PUBLISHED: string[]) =>
    missingToSell({
      SHOP_MODE: 'live',
      GIVEN: new Map(Object.entries(GIVEN)),
      PUBLISHED: new Set(PUBLISHED),
    });

  it('is its seller, until the environment or an operator names them', () => {
    expect(live({}, [])).toEqual(['LEGAL_NAME', 'LEGAL_ADDRESS', 'SUPPORT_EMAIL', 'MAIL_FROM']);
    expect(live({ LEGAL_NAME: 'Roamer' }, ['LEGAL_ADDRESS', 'MAIL_FROM'])).toEqual(['SUPPORT_EMAIL']);
    expect(live({ LEGAL_NAME: 'Roamer' }, ['LEGAL_ADDRESS', 'MAIL_FROM', 'SUPPORT_EMAIL'])).toEqual([]);
  });

  it('is nothing in a sandbox', () => {
    expect(missingToSell(readSettings({}))).toEqual([]);
  });
});
