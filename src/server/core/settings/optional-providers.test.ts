import { describe, expect, it } from 'vitest';

import { wrong } from '../../../../test/support/shop/wrong-settings.ts';
import { readSettings } from './env.ts';
import { sells, takesGoogle, takesPaypal } from './optional-providers.ts';

const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'word',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_MERCHANT_ID: 'MERCHANT23456',
};
const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'other word' };

/** What is wrong with those settings, where nothing else of a live shop is set. */
function wrongLive(env: Record<string, string>): Record<string, string> {
  const all = Object.entries(wrong({ SHOP_MODE: 'live', ...env }));
  return Object.fromEntries(all.filter(([name]) => /^(PAYPAL|GOOGLE)_/.test(name)));
}

function without(settings: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).filter(([other]) => other !== name));
}

describe('settings of PayPal and of signing in with Google', () => {
  it('may all be left out of a live shop, or all be set', () => {
    expect(wrongLive({})).toEqual({});
    expect(wrongLive(PAYPAL)).toEqual({});
    expect(wrongLive(GOOGLE)).toEqual({});
  });

  it.each(Object.keys(PAYPAL))('are refused if incomplete, and a missing %s is named', (name) => {
    const why =
      'is missing: PayPal needs PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID, or none of them';
    expect(wrongLive(without(PAYPAL, name))).toEqual({ [name]: why });
  });

  it.each(Object.keys(GOOGLE))('are refused if incomplete, and so is Google without %s', (name) => {
    const why =
      'is missing: signing in with Google needs GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, or none of them';
    expect(wrongLive(without(GOOGLE, name))).toEqual({ [name]: why });
  });

  it('are required if an address is set: somebody wanted the provider', () => {
    const api = { PAYPAL_API_BASE: 'https://api-m.paypal.com' };
    expect(Object.keys(wrongLive(api))).toEqual(Object.keys(PAYPAL));
    const discovery = {
      GOOGLE_DISCOVERY_URL: 'https://accounts.google.com/.well-known/openid-configuration',
    };
    expect(Object.keys(wrongLive(discovery))).toEqual(Object.keys(GOOGLE));
  });

  it.each([
    [{}, true, true],
    [{ PAYPAL_CLIENT_ID: 'none' }, false, true],
    [{ GOOGLE_CLIENT_ID: 'none' }, true, false],
    [{ PAYPAL_CLIENT_ID: 'none', GOOGLE_CLIENT_ID: 'none' }, false, false],
    [{ PAYPAL_CLIENT_ID: 'none', PAYPAL_API_BASE: 'http://127.0.0.1:3003' }, false, true],
  ])('are declined by the word none where the sandbox plays both: %j', (env, paypal, google) => {
    const settings = readSettings(env);
    expect([takesPaypal(settings), takesGoogle(settings)]).toEqual([paypal, google]);
    if (!paypal) {
      for (const name of Object.keys(PAYPAL)) expect(settings).not.toHaveProperty(name);
    }
  });

  it('cannot be declined and set at once', () => {
    expect(wrong({ PAYPAL_CLIENT_ID: 'none', PAYPAL_WEBHOOK_ID: 'WH-1' })).toEqual({
      PAYPAL_WEBHOOK_ID: 'must be empty where PAYPAL_CLIENT_ID is none',
    });
    expect(wrongLive({ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'word' })).toEqual({
      GOOGLE_CLIENT_SECRET: 'must be empty where GOOGLE_CLIENT_ID is none',
    });
  });
});

describe('settings of the wholesalers', () => {
  const ACCESS = {
    ESIM_ACCESS_CODE: 'code',
    ESIM_ACCESS_SECRET_KEY: 'a key',
    ESIM_ACCESS_CALLBACK_SECRET: '0123456789abcdef',
  };
  const wrongHere = (env: Record<string, string>) =>
    Object.entries(wrong({ SHOP_MODE: 'live', ...env })).filter(([name]) => name.startsWith('ESIM_'));

  it.each([
    [{}, true, false],
    [{ ESIM_ACCESS_BASE_URL: 'http://127.0.0.1:3008' }, true, true],
    [{ ESIM_ACCESS_BASE_URL: 'http://127.0.0.1:3008', ESIM_GO_API_KEY: 'none' }, false, true],
  ])('name one or both in the sandbox: %j', (env, go, access) => {
    const settings = readSettings(env);
    expect([sells('esim-go', settings), sells('esim-access', settings)]).toEqual([go, access]);
  });

  it('may leave out eSIM Go where eSIM Access is set', () => {
    expect(wrongHere(ACCESS)).toEqual([]);
  });

  it.each(Object.keys(ACCESS))('are refused without %s where the others are set', (name) => {
    expect(wrongHere(without(ACCESS, name)).map(([missing]) => missing)).toEqual([name]);
  });

  it('are refused where there is no wholesaler left', () => {
    expect(wrong({ ESIM_GO_API_KEY: 'none' })).toEqual({
      ESIM_GO_API_KEY: 'is missing',
      ESIM_GO_CALLBACK_SECRET: 'is missing',
    });
  });
});
