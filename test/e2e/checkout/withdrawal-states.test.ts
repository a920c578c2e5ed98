import type { Page } from '@playwright/test';

import { CONSENT_VERSION } from '../../../src/domain/promise/withdrawal-consent.ts';
import type { Withdrawable } from '../../../src/domain/withdrawal/withdrawal-schema.ts';
import {
  axe,
  expect,
  expectToFit,
  expectWellShown,
  openAwake,
  test,
  WITH_WITHDRAWAL,
  LONG,
} from '../../support/browser/browser.ts';
import { aPlan } from '../../support/browser/checkout-page.ts';

test.use({ settings: WITH_WITHDRAWAL });

const WITHDRAWN = 'You’ve withdrawn from this contract';

/** Has the shop answer for a link with a contract that stands so. */
async function stands(page: Page, state: Partial<Withdrawable>): Promise<void> {
  const contract: Withdrawable = {
    number: 'SP-7F3K-92QD',
    plan: await aPlan(page),
    total_cents: 337,
    is_top_up: false,
    name: 'Mia Larsen',
    email: 'mia@posteo.example',
    until: null,
    why_not: null,
    withdrawal: null,
    ...state,
  };
  await page.route('**/api/withdrawals/read', (route) => route.fulfill({ json: { contract } }));
}

const received = (status: NonNullable<Withdrawable['withdrawal']>['status']) => ({
  withdrawal: { received_at: '2026-11-22T21:04:00.000Z', status, refused: null },
});

const STATES: [name: string, state: Partial<Withdrawable>, heading: string, text: string][] = [
  ['being ordered', received('undelivered'), WITHDRAWN, 'Your eSIM is being ordered right now.'],
  ['the network is away', received('received'), WITHDRAWN, 'The network isn’t answering right now.'],
  ['the network decides', received('asked'), WITHDRAWN, 'Please don’t use it until then.'],
  ['the money goes', received('refunding'), WITHDRAWN, 'Your money is on its way back. You get $3.37'],
  ['the money went', received('refunded'), WITHDRAWN, 'Your money went back to how you paid.'],
  [
    'a plan that was used',
    {
      is_top_up: true,
      withdrawal: { received_at: '2026-11-22T21:04:00.000Z', status: 'refused', refused: 'used' },
    },
    WITHDRAWN,
    'This plan has been activated or used, so it can no longer be refunded. There’s no automatic refund',
  ],
  ['not paid', { why_not: 'not_paid' }, 'There’s no contract', 'SP-7F3K-92QD: This order hasn’t been paid'],
  [
    'refunded',
    { why_not: 'returned' },
    'This order has already been refunded',
    'nothing left to withdraw from',
  ],
  ['too late', { why_not: 'too_late' }, 'The time to withdraw is over', 'The time to withdraw from this'],
];

test('each state of a withdrawal has a screen that says so', { tag: LONG }, async ({ page }) => {
  for (const [name, state, heading, text] of STATES) {
    await test.step(name, async () => {
      await stands(page, state);
      // Another token alone would be no other document.
      await page.goto('about:blank');
      await openAwake(page, '/withdraw#a-token');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expectWellShown(page);
      await page.unrouteAll();
    });
  }
});

test('what is declared while nobody answers says so, stays, and can be pressed again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|failed request/);
  await stands(page, { until: '2026-12-08T12:00:00.000Z' });
  await page.route('**/api/withdrawals/confirm', (route) => route.abort());
  await openAwake(page, '/withdraw#a-token');
  await page.getByLabel('Your name').fill('Mia Larsen Holm');
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await confirm.click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Mia Larsen Holm');
  await expect(confirm).toBeEnabled();
  await axe(page);
});

test('a plan is bought again only with both boxes checked', async ({ page, mia, books }) => {
  await mia.buyAndKeepCard({ consent: CONSENT_VERSION });
  await books.begin();
  await page.goto('/profile');
  await page.getByRole('article', { name: 'Japan' }).getByRole('button', { name: 'Buy again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy this plan again?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Buy now/ }).click();
  await expect(dialog.getByText('Please check both boxes')).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await expectToFit(page, 360, 1440);
  await axe(page);
  expect((await books.booked()).charges).toEqual([]);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Buy now/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bought again' })).toBeVisible();
});
