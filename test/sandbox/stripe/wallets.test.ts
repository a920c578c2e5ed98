import { expect, test } from 'vitest';

import { walletPage } from './wallet-page.ts';

const { setting, page, go, open, shows, press, sheet, agree, choose, isOpen } = walletPage();

const DECLINED = '4000000000000002';
const ASKS = '4000002760003184';

test.each([
  ['Apple Pay', 'apple_pay', '1881'],
  ['Google Pay', 'google_pay', '1442'],
  ['Link', 'link', null],
])(
  '%s pays as a card that says its wallet, and its own last digits beside the device’s',
  async (name, type, device) => {
    const id = await open();
    await shows('available', 'applePay googlePay link');
    await press(name);
    await sheet(name).getByText('Pay $12.34').waitFor();
    await agree(name);
    await shows('result', 'succeeded');
    expect(await isOpen(name)).toBe(false);
    await shows(
      'news',
      new RegExp(`^ready some, click ${type}, confirm .*"email":"wanda@wallet.example".*, submit ${type}$`),
    );
    const { data } = await setting().stripe.charges.list({ payment_intent: id });
    expect(data.map(({ payment_method_details: paid }) => paid?.card)).toMatchObject([
      { brand: 'visa', last4: '4242', wallet: { type, dynamic_last4: device } },
    ]);
    expect(data[0]?.billing_details).toMatchObject({ name: 'Wanda Wallet', email: 'wanda@wallet.example' });
  },
);

test('the sheet tells only what the shop asks for, and asking only for the e-mail turns the address off', async () => {
  const told = async (more: Record<string, string>) => {
    await open({ emailRequired: '', billingAddressRequired: '', refuse: 'yes', ...more });
    await press('Apple Pay');
    await agree('Apple Pay');
    await shows('news', /confirm/);
    const news = (await page().getByLabel('news', { exact: true }).textContent()) ?? '';
    return JSON.parse(/confirm (.*)$/.exec(news)?.[1] ?? '') as unknown;
  };
  expect(await told({})).toBeNull();
  expect(await told({ billingAddressRequired: 'yes' })).toMatchObject({
    name: 'Wanda Wallet',
    address: { city: 'Portland' },
  });
  expect(await told({ emailRequired: 'yes' })).toMatchObject({
    name: '',
    email: 'wanda@wallet.example',
    address: { city: '' },
  });
});

test('a question for the e-mail, passed by itself, turns the address off', async () => {
  await go({ emailRequired: 'yes', refuse: 'yes' });
  await press('Link');
  await agree('Link');
  await shows('news', /confirm \{"name":"",.*"email":"wanda@wallet\.example"/);
});

test('the sheet lists what the shop says is bought, and refuses to list more than is paid', async () => {
  const lines = (...amounts: number[]) => ({
    lines: JSON.stringify(amounts.map((amount, at) => ({ name: `Plan ${at + 1}`, amount }))),
  });
  await open(lines(1000, 234));
  await press('Apple Pay');
  const items = sheet('Apple Pay').getByRole('listitem');
  await sheet('Apple Pay').getByText('Pay $12.34').waitFor();
  expect(await items.allInnerTexts()).toEqual([
    expect.stringMatching(/^Plan 1\s+\$10\.00$/),
    expect.stringMatching(/^Plan 2\s+\$2\.34$/),
  ]);
  await agree('Apple Pay');
  await shows('result', 'succeeded');

  await open(lines(1000, 235));
  await press('Apple Pay');
  await shows('result', /^thrown: The amount 1234 is less than the total amount of the line items/);
  expect(await isOpen('Apple Pay')).toBe(false);
});

test('the shop gets another address if the buyer chooses it in the sheet', async () => {
  await open();
  await press('Google Pay');
  await sheet('Google Pay').getByLabel('Email').selectOption('wanda.work@wallet.example');
  await agree('Google Pay');
  await shows('result', 'succeeded');
  await shows('news', /"email":"wanda\.work@wallet\.example"/);
});

test('cancelled, the sheet goes, and the next press opens it again', async () => {
  const id = await open();
  await press('Apple Pay');
  await sheet('Apple Pay').getByRole('button', { name: 'Cancel' }).click();
  await shows('news', 'ready some, click apple_pay, cancel');
  expect(await isOpen('Apple Pay')).toBe(false);
  expect((await setting().stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  await press('Apple Pay');
  await agree('Apple Pay');
  await shows('result', 'succeeded');
});

test('the sheet shows the shop’s words about a declined card, and another one pays there', async () => {
  const id = await open();
  await press('Apple Pay');
  await choose('Apple Pay', DECLINED);
  await agree('Apple Pay');
  await sheet('Apple Pay').getByText('Your card was declined.').waitFor();
  await choose('Apple Pay', '5555555555554444');
  await agree('Apple Pay');
  await shows('result', 'succeeded');
  const { data } = await setting().stripe.charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('the shop’s no is said in the sheet, which stays open', async () => {
  await open({ refuse: 'yes' });
  await press('Link');
  await agree('Link');
  await sheet('Link').getByText('The shop says no.').waitFor();
  expect(await sheet('Link').getByRole('button', { name: 'Pay with Link' }).isEnabled()).toBe(true);
});

test('3-D Secure comes after the sheet: completed it pays, failed it charges nothing', async () => {
  const bank = () => page().frameLocator('iframe[title="3D Secure authentication"]');
  const id = await open();
  await press('Google Pay');
  await choose('Google Pay', ASKS);
  await agree('Google Pay');
  await bank().getByRole('button', { name: 'Fail' }).click();
  await shows('result', /^payment_intent_authentication_failure/);
  expect(await isOpen('Google Pay')).toBe(false);
  expect((await setting().stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  await press('Google Pay');
  await choose('Google Pay', ASKS);
  await agree('Google Pay');
  await bank().getByRole('button', { name: 'Complete' }).click();
  await shows('result', 'succeeded');
});

test('without `redirect: if_required` the browser goes to the return address', async () => {
  const id = await open({ redirect: 'always' });
  await press('Link');
  await agree('Link');
  await page().waitForURL(/back=yes/);
  const { searchParams } = new URL(page().url());
  expect([searchParams.get('payment_intent'), searchParams.get('redirect_status')]).toEqual([
    id,
    'succeeded',
  ]);
});
