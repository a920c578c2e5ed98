import { expect, it } from 'vitest';

import { CONSOLE_NAMES } from '../../../domain/operators/settings/settings.ts';
import { SETTING_CHOICES } from '../../../domain/operators/settings/words.ts';
import { checkSettings, readSettings, settingsSchema } from './env.ts';
import { IN_BRAND, IN_ENVIRONMENT, SECRET_NAMES } from './setting-places.ts';
import { withoutSecrets } from './without-secrets.ts';

it('each setting has one place', () => {
  const all = [...Object.values(IN_ENVIRONMENT).flat(), ...IN_BRAND, ...SECRET_NAMES, ...CONSOLE_NAMES];
  expect(new Set(all)).toEqual(new Set(Object.keys(settingsSchema.shape)));
  expect(new Set(all).size).toBe(all.length);
});

it('the choices of the console are those of the settings', () => {
  for (const [name, choices] of Object.entries(SETTING_CHOICES)) {
    const { problems } = checkSettings({ [name]: 'something else' });
    expect(problems.get(name)).toBe(`must be one of ${Object.keys(choices).join(', ')}`);
  }
});

it('no finding of the doctor repeats a secret', () => {
  const hide = withoutSecrets(
    readSettings({ STRIPE_SECRET_KEY: 'sk_test_of_mine', SMTP_URL: 'smtps://me:pa%40ss-word@mail.test' }),
  );
  expect(
    hide({ about: 'Stripe', light: 'red', found: 'no key sk_test_of_mine', remedy: 'not pa@ss-word' }),
  ).toEqual({ about: 'Stripe', light: 'red', found: 'no key ***', remedy: 'not ***' });
  expect(hide({ about: 'Mail', light: 'green', found: 'the sandbox' })).toEqual({
    about: 'Mail',
    light: 'green',
    found: 'the sandbox',
  });
});
