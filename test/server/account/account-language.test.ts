import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import { PSEUDO } from '../../../src/domain/languages.ts';
import { operator } from '../../support/console/operator.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

it('an account has no language until its owner chooses one, on any of their devices', async () => {
  const mia = await shop.member();
  expect(await mia.user()).toMatchObject({ language: null });
  expect((await mia.post('/api/auth/update-user', { language: PSEUDO })).status).toBe(200);
  const phone = shop.buyer();
  await phone.signIn(mia.email);
  expect(await phone.user()).toMatchObject({ language: PSEUDO, name: '' });
});

it('an account takes the language in which its owner buys', async () => {
  const mia = await shop.member();
  const own = { is_guest: false, billing_details: { fullName: 'Mia Larsen', email: mia.email } };
  const begun = await mia.beginAndPay(await mia.plan(), { ...own, language: PSEUDO });
  await begun.complete();
  expect(await mia.user()).toMatchObject({ language: PSEUDO, name: 'Mia Larsen' });
  const second = await mia.beginAndPay(await mia.plan('ES'), { ...own, attempt_id: randomUUID() });
  await second.complete();
  // A caller who names no language changes nothing.
  expect(await mia.user()).toMatchObject({ language: PSEUDO });
});

it('takes only a language of the shop', async () => {
  const mia = await shop.member();
  for (const language of ['xx', '', 7, 'EN'])
    expect([language, (await mia.post('/api/auth/update-user', { language })).status]).toEqual([
      language,
      400,
    ]);
  expect(await mia.user()).toMatchObject({ language: null });
});

it('is told to its owner with their data', async () => {
  const mia = await shop.member();
  await mia.post('/api/auth/update-user', { language: PSEUDO });
  const owner = await operator(shop, 'owner');
  const { body } = await owner.tell('customer_data', { customer: mia.email });
  expect(body).toMatchObject({ account: { language: PSEUDO } });
});
