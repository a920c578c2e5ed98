import { expect, it } from 'vitest';

import { refuseGuessable } from './guessable-password.ts';

const SHOP = { BRAND_NAME: 'Blue Whale', BASE_URL: 'https://shop.roamwell.example' };

it.each([
  'simport123',
  'S1mp0rt!!',
  'bluewhale2026',
  'BlueWhale!',
  'roamwell-1',
  'Summer2026!',
  '$ummer2026',
  '2026winter',
  'December24',
])('refuses %s', async (password) => {
  await expect(refuseGuessable(password, SHOP)).rejects.toMatchObject({ reason: 'guessable_password' });
});

it.each(['summer breeze 4', 'simport and salt', 'battery staple', 'mayhem-in-2026', '90210-31337-7'])(
  'takes %s',
  async (password) => {
    await expect(refuseGuessable(password, SHOP)).resolves.toBeUndefined();
  },
);
