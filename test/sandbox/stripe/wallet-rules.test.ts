import { describe, expect, test } from 'vitest';

import { errorOf } from './setting.ts';
import { walletPage } from './wallet-page.ts';

const { setting, page, complaints, expectComplaint, open, shows, buttons, press, sheet, agree, isOpen } =
  walletPage();

describe('refused, as the real script does,', () => {
  test('a press that nobody resolves within a second opens nothing', async () => {
    expectComplaint(/not resolved within 1 second/);
    await open({ late: 'yes' });
    await press('Apple Pay');
    await expect.poll(() => complaints.some((text) => text.includes('within 1 second'))).toBe(true);
    expect(await isOpen('Apple Pay')).toBe(false);
  });

  test('a press that the shop rejects opens nothing', async () => {
    await open({ reject: 'yes' });
    await press('Apple Pay');
    await shows('news', 'ready some, click apple_pay');
    expect(await isOpen('Apple Pay')).toBe(false);
  });

  test('a payment before elements.submit()', async () => {
    await open({ unsubmitted: 'yes' });
    await press('Apple Pay');
    await agree('Apple Pay');
    await shows('result', /^thrown: elements\.submit\(\) must be called before/);
  });

  test('a group whose amount is not that of the intent', async () => {
    const id = await open();
    await page().getByRole('button', { name: 'Dearer' }).click();
    await press('Apple Pay');
    await sheet('Apple Pay').getByText('Pay $20.00').waitFor();
    await agree('Apple Pay');
    await shows('result', /^invalid_request_error: The amount and currency/);
    expect((await setting().stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  });

  test('a group whose currency is not that of the intent', async () => {
    const id = await open({ currency: 'jpy' });
    await press('Apple Pay');
    await sheet('Apple Pay').getByText('Pay ¥1,234').waitFor();
    await agree('Apple Pay');
    await shows('result', /^invalid_request_error: The amount and currency/);
    expect((await setting().stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  });
});

describe('what is shown', () => {
  test('nothing where no wallet is at hand, and none takes any room', async () => {
    await setting().pull('stripe-wallets', { available: [] });
    await open();
    await shows('available', 'none');
    await shows('news', 'ready none');
    expect((await page().locator('iframe').boundingBox())?.height ?? 0).toBe(0);
  });

  test('only the wallets of the device, less those that the shop does not want', async () => {
    await setting().pull('stripe-wallets', { available: ['google_pay', 'link'] });
    await open({ noLink: 'yes' });
    await shows('available', 'googlePay');
  });

  test('none for a group that takes no cards', async () => {
    await open({ type: 'us_bank_account' });
    await shows('available', 'none');
  });
});

test('the sheet works by keyboard: focus goes in, stays, and comes back; Escape closes it', async () => {
  await open();
  await buttons().getByRole('button', { name: 'Apple Pay' }).focus();
  await page().keyboard.press('Enter');
  await sheet('Apple Pay').getByRole('button', { name: 'Pay with Apple Pay' }).waitFor();
  const focused = async () => (await sheet('Apple Pay').locator(':focus').getAttribute('class')) ?? 'field';
  const seen: string[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    seen.push(await focused());
    await page().keyboard.press('Tab');
  }
  expect(seen).toEqual(['pay', 'cancel', 'field', 'field', 'pay']);
  await page().keyboard.press('Escape');
  await shows('news', 'ready some, click apple_pay, cancel');
  expect(await page().evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
});

describe('domains', () => {
  test('are registered once each, listed by name, and switched off', async () => {
    const { paymentMethodDomains: domains } = setting().stripe;
    const made = await domains.create({ domain_name: 'shop.example' });
    expect(made).toMatchObject({
      enabled: true,
      apple_pay: { status: 'active' },
      link: { status: 'active' },
    });
    expect((await domains.create({ domain_name: 'shop.example' })).id).toBe(made.id);
    expect((await domains.list({ domain_name: 'shop.example' })).data.map(({ id }) => id)).toEqual([made.id]);
    expect((await domains.update(made.id, { enabled: false })).enabled).toBe(false);
    expect((await domains.list({ domain_name: 'shop.example', enabled: true })).data).toEqual([]);
    expect((await domains.validate(made.id)).id).toBe(made.id);
    expect(await errorOf(domains.create({ domain_name: 'https://shop.example/' }))).toMatchObject({
      statusCode: 400,
      param: 'domain_name',
    });
    expect(await errorOf(domains.retrieve('pmd_none'))).toMatchObject({ statusCode: 404 });
  });

  test('say which wallets a page of the host may show', async () => {
    const { paymentMethodDomains: domains } = setting().stripe;
    const shown = async (host: string) => {
      const answer = await fetch(`${setting().sandbox.origins.stripe}/elements/wallets?host=${host}`);
      return ((await answer.json()) as { available: string[] }).available;
    };
    expect(await shown('localhost')).toHaveLength(3);
    expect(await shown('pay.example')).toEqual([]);
    const { id } = await domains.create({ domain_name: 'pay.example' });
    expect(await shown('pay.example')).toHaveLength(3);
    await domains.update(id, { enabled: false });
    expect(await shown('pay.example')).toEqual([]);
    const unchecked = await domains.create({ domain_name: 'pay.invalid' });
    expect(unchecked.apple_pay).toMatchObject({
      status: 'inactive',
      status_details: { error_message: 'The domain could not be verified with Apple.' },
    });
    expect(await shown('pay.invalid')).toEqual(['google_pay', 'link']);
  });
});
