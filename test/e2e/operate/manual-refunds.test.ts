import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';
import { idOf, money, orderFacts } from '../../support/browser/samples/console-samples.ts';

const WIDTHS = [360, 768, 1440];

test(
  'a partial refund shows what is left and accepts no more than that, by keyboard',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    fake.role = 'support';
    fake.on('order', () => orderFacts({ state: 'delivered', disputed: false, dispute_lost_at: null }));
    fake.on('refund_part', () => ({
      number: 'SP-7F3K-2224',
      amount: money(450),
      method: 'Visa ending in 4242',
      left: money(1391),
    }));
    await fake.serve(page);
    await page.goto(`/operate/orders/${idOf(2)}`);
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Partial refund' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refund part of the payment?' });
    await expect(dialog.getByText('Up to $18.41')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    const amount = dialog.getByLabel('Amount in USD');
    await dialog.getByLabel('Reason').fill('the network was down');
    await amount.fill('18.42');
    await dialog.getByRole('button', { name: 'Refund $18.42' }).press('Enter');
    await expect(dialog.getByText('Only $18.41 is left.').first()).toBeVisible();
    await amount.fill('18.41');
    await dialog.getByRole('button', { name: 'Refund $18.41' }).press('Enter');
    await expect(
      dialog.getByText('That is everything that is left.', { exact: false }).first(),
    ).toBeVisible();
    await amount.fill('4.50');
    await dialog.getByRole('button', { name: 'Refund $4.50' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You refunded $4.50. $13.91 of the payment is left.')).toBeVisible();
    expect(fake.callsOf('refund_part').map(({ body }) => body)).toEqual([
      { order: idOf(2), seen: 41, reason: 'the network was down', kind: 'part', cents: 450 },
    ]);
  },
);

test('goodwill may be the full amount, and a replacement shows its cost', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'support';
  fake.on('order', () =>
    orderFacts({ state: 'delivered', disputed: false, dispute_lost_at: null, top_up_iccid: null }),
  );
  fake.on('refund_part', () => ({
    number: 'SP-7F3K-2224',
    amount: money(1841),
    method: 'Visa ending in 4242',
    left: money(0),
  }));
  fake.on('replace', () => ({ number: 'SP-7F3K-2224', waits_for: null }));
  await fake.serve(page);
  await page.goto(`/operate/orders/${idOf(2)}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Goodwill' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in USD').fill('18.41');
  await dialog.getByLabel('Reason').fill('a bad week');
  await dialog.getByRole('button', { name: 'Refund $18.41' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Replace the eSIM' }).click();
  await expect(dialog.getByText('$11.20')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await dialog.getByLabel('Reason').fill('the phone refuses it');
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('The eSIM is being replaced.')).toBeVisible();
  expect(fake.callsOf('replace').map(({ body }) => body)).toEqual([
    { order: idOf(2), seen: 41, reason: 'the phone refuses it' },
  ]);
});

test('an impossible replacement says why, and asks for nothing', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'support';
  fake.on('order', () => orderFacts({ state: 'delivered', disputed: false, dispute_lost_at: null }));
  fake.on('replace_preview', () => ({
    number: 'SP-7F3K-2224',
    buyer: 'Mia Larsen',
    plan: 'Japan, 5 GB, 30 days',
    bundle_name: 'esim_5GB_30D_JP_V2',
    cost: money(1120),
    times_left: 0,
    why_not: 'This eSIM was replaced as often as may be.',
  }));
  await fake.serve(page);
  await page.goto(`/operate/orders/${idOf(2)}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Replace the eSIM' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This eSIM was replaced as often as may be.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Replace', exact: true })).toHaveCount(0);
  await expectToFit(page, ...WIDTHS);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
});
