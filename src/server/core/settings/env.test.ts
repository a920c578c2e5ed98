import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { wrong } from '../../../../test/support/shop/wrong-settings.ts';
import { readSettings, settingsSchema } from './env.ts';

describe('settings', () => {
  it('are not needed for a sandbox shop', () => {
    expect(readSettings({})).toMatchObject({
      SHOP_MODE: 'sandbox',
      PORT: 3000,
      BASE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      STRIPE_API_PORT: 3002,
      STRIPE_JS_URL: 'http://127.0.0.1:3002/stripe.js',
      ESIM_GO_BASE_URL: 'http://127.0.0.1:3004/v2.4',
      SMTP_URL: 'smtp://127.0.0.1:3025',
      ORDER_UNCLEAR_SECONDS: 600,
      FULFIL_WITHIN_SECONDS: 1800,
    });
  });

  it('follow the ports of the shop and the sandbox', () => {
    const settings = readSettings({ PORT: '4000', SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '4025' });
    expect(settings).toMatchObject({
      BASE_URL: 'http://localhost:4000',
      STRIPE_API_PORT: 4002,
      ESIM_GO_BASE_URL: 'http://127.0.0.1:4004/v2.4',
      EXCHANGE_RATES_URL: 'http://127.0.0.1:4001/ecb/eurofxref-daily.xml',
      VIES_URL: 'http://127.0.0.1:4001/vies/rest-api',
      SMTP_URL: 'smtp://127.0.0.1:4025',
    });
  });

  it('that are empty count as unset, every one of them', () => {
    const empty = Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('that are wrong are all named at once, in plain words', () => {
    expect(
      wrong({
        PORT: 'here',
        SANDBOX_PORT: '65535',
        LOG_LEVEL: 'loud',
        BASE_URL: 'https://esim.example/shop',
        DATABASE_URL: 'mysql://db',
        DATABASE_POOL: '1',
        DATA_KEY: 'short',
        SUPPORT_EMAIL: 'support',
        ANDROID_APP_URL: 'http://play.google.com/store',
        LINKEDIN_URL: 'javascript:alert(1)',
        HOME_EXTRAS: 'on',
        STRIPE_SECRET_KEY: 'hush',
        STRIPE_STAGING: 'yes',
        SMTP_URL: 'mail.example',
        MAIL_FROM: 'the shop',
        RETURNED_MAIL_URL: 'pop3s://shop:hush@mail.example',
        RECOVER_SECONDS: '0',
        ORDER_LEASE_SECONDS: '1e9',
        PUBLIC_API_BASE: 'ftp://api.example',
      }),
    ).toEqual({
      PORT: 'must be a number',
      SANDBOX_PORT: 'must be at most 65530',
      LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, trace, silent',
      BASE_URL: 'must be an address without a path',
      DATABASE_URL: 'must start with postgres://',
      DATABASE_POOL: 'must be at least 2',
      DATA_KEY: 'must be 64 hexadecimal digits (openssl rand -hex 32)',
      SUPPORT_EMAIL: 'must be an email address',
      ANDROID_APP_URL: 'must be an https address',
      LINKEDIN_URL: 'must be an https address',
      HOME_EXTRAS: 'must be one of true, false',
      STRIPE_SECRET_KEY: 'must start with sk_test_ or sk_live_',
      STRIPE_STAGING: 'must be one of true, false',
      SMTP_URL: 'must read smtp://host:port or smtps://host:port',
      MAIL_FROM: 'must read Name <address>',
      RETURNED_MAIL_URL:
        'is read by IMAP now, not by POP3: write imaps://user:password@host for the same mailbox',
      RECOVER_SECONDS: 'must be more than 0',
      ORDER_LEASE_SECONDS: 'must be at most 604800',
      PUBLIC_API_BASE: 'must be an http or https address',
    });
  });

  it('are also read under the name of release 0.1.0', () => {
    expect(readSettings({ RECONCILE_SECONDS: '7' }).RECOVER_SECONDS).toBe(7);
    expect(readSettings({ RECONCILE_SECONDS: '7', RECOVER_SECONDS: '9' }).RECOVER_SECONDS).toBe(9);
  });

  it('that are wrong are named even if the base address contains one of them', () => {
    expect(wrong({ PORT: 'here' })).toEqual({ PORT: 'must be a number' });
  });

  it.each([
    ['postgres://me:word@one,two/shop', /^must name one host: /],
    ['postgres://one,two/shop', /^must name one host: /],
    ['postgres://me:word@one:5432,two:5433/shop', /^must name one host: /],
    ['postgres://me:word@one:port/shop', /^must read postgres:/],
  ])('say what to do with %s', (url, words) => {
    expect(wrong({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toEqual({
      DATABASE_URL: expect.stringMatching(words) as string,
      DATABASE_DIRECT_URL: expect.stringMatching(words) as string,
    });
  });

  it('are not repeated when they are wrong, since they may be secrets', () => {
    for (const name of Object.keys(settingsSchema.shape)) {
      const problems = JSON.stringify(wrong({ [name]: 'pa55word' }));
      expect(problems).not.toContain('pa55word');
    }
  });

  it('make an origin of the base address, however it is written', () => {
    expect(readSettings({ BASE_URL: 'https://Esim.test:443/' }).BASE_URL).toBe('https://esim.test');
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const lines = text.split('\n');
  const settings = lines.flatMap((line) => /^#?([A-Z][A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const names = settings.filter((_, index) => index % 2 === 0);

  it('explains exactly the existing settings, each once', () => {
    expect([...names].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  });

  it('describes each setting', () => {
    for (const [index, line] of lines.entries()) {
      if (!/^#?[A-Z][A-Z_]+=/.test(line)) continue;
      expect(lines[index - 1], line).toMatch(/^(# .*[.)]|#?[A-Z][A-Z_]+=.*)$/);
    }
  });

  it('changes nothing if used as it is', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('shows values that work here and are the defaults', () => {
    const shown: Record<string, string> = {};
    for (const line of lines) {
      const [, name, value] = /^#([A-Z][A-Z_]+)=(.+)$/.exec(line) ?? [];
      if (name && value) shown[name] = value;
    }
    expect(readSettings(shown)).toEqual({ ...readSettings({}), GIVEN: new Map(Object.entries(shown)) });
  });
});
