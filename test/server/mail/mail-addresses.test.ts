import { beforeEach, expect, it } from 'vitest';

import { PSEUDO } from '../../../src/domain/languages.ts';
import { CONSENT_VERSION } from '../../../src/domain/promise/withdrawal-consent.ts';
import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { WITHDRAWAL: 'on' } });
const BUYING = { language: PSEUDO, withdrawal_consent: CONSENT_VERSION };

let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

/** The paths of the pages to which all mails to an address lead. */
async function mailedPaths(address: string): Promise<string[]> {
  await shop.settle();
  const { origin } = new URL(shop.deps.settings.BASE_URL);
  return (await shop.world.mailbox(address)).flatMap(({ text, html }) =>
    [...`${text} ${html}`.matchAll(new RegExp(`${origin}([^\\s"<)]*)`, 'g'))].map(([, path = '']) => path),
  );
}

/** All lead to pages in the language of the purchase, some of them to these. */
async function expectInPseudo(address: string, ...pages: string[]): Promise<void> {
  const paths = await mailedPaths(address);
  expect(paths.filter((path) => !/^\/en-xa(?:[/?#]|$)/.test(path))).toEqual([]);
  for (const page of pages) expect(paths.filter((path) => path.startsWith(`/en-xa${page}`))).not.toEqual([]);
}

it('a mail with codes leads to pages in the language of its purchase', async () => {
  const begun = await mia.beginAndPay(await mia.plan(), { ...BUYING, create_account: true });
  await begun.complete();
  await expectInPseudo(mia.email, '/order/', '/withdraw#', '/reset-password#', '/support');
});

it('a mail about a purchase that came to nothing leads to the same place in its language', async () => {
  const begun = await mia.beginAndPay(await mia.plan('ES'), BUYING);
  await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
  await giveUp(shop.deps, await shop.purchaseOf(begun), []);
  await expectInPseudo(mia.email, '/country/ES');
});

it('the links in mails about an account are in the language that it was made in, or chose last', async () => {
  await mia.post('/api/auth/sign-up/email', {
    name: '',
    email: mia.email,
    password: 'correct horse',
    language: PSEUDO,
  });
  await expectInPseudo(mia.email, '/verify-email#');
  await mia.post('/api/auth/request-password-reset', { email: mia.email });
  await expectInPseudo(mia.email, '/reset-password#');
  await mia.post('/api/auth/update-user', { language: 'en' });
  await mia.post('/api/auth/request-password-reset', { email: mia.email });
  expect(await mailedPaths(mia.email)).toContainEqual(expect.stringMatching(/^\/reset-password#/));
});
