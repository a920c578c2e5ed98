import type { Page } from '@playwright/test';

import type { Country, Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import { expect, LONG, NO_LIMITS, test } from '../../support/browser/browser.ts';

// A shop of its own, since its wholesaler's clock runs ahead.
test.use({ settings: { ...NO_LIMITS }, isEmbedded: true });

const DAY = 86_400;

test(
  'two plans show their true state from the first use to the end',
  { tag: LONG },
  async ({ page, books, mia, complaints }) => {
    await mia.buyAndKeepCard();
    await mia.buyAndKeepCard({ wanted: await unlimitedPlan(page) });
    const [ofJapan, ofSpain] = (await books.booked()).provider_orders.map(({ iccids }) => iccids[0] ?? '');
    const japan = page.getByRole('article', { name: 'Japan' });
    const spain = page.getByRole('article', { name: 'Spain' });
    const details = page.getByRole('dialog', { name: 'eSIM Details & Live Status' });

    await page.goto('/profile');
    await expect(japan.getByText('Install it at home')).toBeVisible();
    await expect(japan.getByText('First use', { exact: true })).toBeVisible();
    await expect(spain.getByText('Install it at home')).toBeVisible();

    // The eSIM is used while its owner asks for a refund.
    complaints.expect(/status of 409/);
    complaints.expect(/asking for a refund failed/);
    await japan.getByRole('button', { name: 'See details' }).click();
    await details.getByRole('button', { name: 'Get a refund' }).click();
    await books.control('usage', { iccid: ofJapan, megabytes: 1000 });
    const question = page.getByRole('dialog', { name: 'Return this eSIM?' });
    await question.getByRole('button', { name: /^Return eSIM, get/ }).click();
    await expect(
      question.getByText(/has been activated or used, so it can no longer be refunded/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(japan.getByText('0 MB left')).toBeVisible({ timeout: 30_000 });
    await expect(japan.getByText('Depleted', { exact: true })).toBeVisible();
    const again = await japan.getByRole('link', { name: 'Same again' }).getAttribute('href');
    expect(again).toMatch(/^\/checkout\?plan=.*&top_up=/);
    await expect(japan.getByText('Days left')).toBeVisible();

    await books.control('usage', { iccid: ofSpain, megabytes: 300 });
    await expect(spain.getByText('700 MB left')).toBeVisible({ timeout: 30_000 });
    await expect(spain).toContainText('of today’s 1 GB');
    await expect(spain).toContainText(/At full speed, updated (just now|1 min ago)/);
    await expect(spain).toContainText(/Refills ?In 24 h/);
    await expect(spain).toContainText(/Days left ?10/);
    await expect(spain).not.toContainText('%');
    await spain.getByRole('button', { name: 'See details' }).first().click();
    await expect(details.getByText('Assignment reference')).toBeHidden();
    await details.getByText('Technical details').click();
    await expect(details.getByText('At full speed today')).toBeVisible();
    await expect(details.getByText('Usage', { exact: true })).toHaveCount(0);
    await expect(details.getByText('80% used')).toHaveCount(0);
    await expect(details.getByText('First use')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();

    // All of them leave the list, and the last one returns.
    for (const pass of [japan, spain]) {
      await pass.getByRole('button', { name: 'See details' }).first().click();
      await details.getByRole('button', { name: 'Delete eSIM' }).click();
      await page
        .getByRole('dialog', { name: 'Delete eSIM' })
        .getByRole('button', { name: 'Delete eSIM' })
        .click();
      await expect(pass).toHaveCount(0);
    }
    await expect(page.getByText('Hidden eSIMs (2)')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(spain).toBeVisible();

    await books.control('clock', { advance_seconds: 11 * DAY });
    await page.goto('/profile');
    await spain.getByRole('button', { name: 'See details' }).first().click();
    // Data read a moment ago is not read again.
    await expect(async () => {
      await details.getByRole('button', { name: 'Refresh' }).click();
      await expect(details.getByText('The days of this plan are over.')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await details.getByText('Technical details').click();
    await expect(details.getByText('Expired', { exact: true }).first()).toBeVisible();
    await expect(details.getByText(/from the network/).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(spain.getByText('Expired', { exact: true })).toBeVisible();
    await expect(spain.getByText('This plan is over.')).toBeVisible();
    await expect(spain.getByText('Ended', { exact: true })).toBeVisible();
    await expect(spain.locator('picture img')).toHaveCSS('filter', 'grayscale(1)');
    await expect(spain.getByRole('button', { name: 'Buy again' })).toBeVisible();
  },
);

async function unlimitedPlan(page: Page): Promise<Plan> {
  const answer = await page.request.get('/api/countries/ES');
  const { country } = (await answer.json()) as { country: Country };
  const plan = country.unlimited_plans[10]?.find(({ truth }) => truth.tier === 'Lite');
  if (!plan) throw new Error('Spain has no unlimited plan for 10 days');
  return plan;
}
