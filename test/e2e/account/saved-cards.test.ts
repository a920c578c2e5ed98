import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';

test.describe('saved cards on the dashboard', () => {
  test('are listed and removed', async ({ page, mia }) => {
    await page.goto('/dashboard');
    const part = page.getByRole('region', { name: 'Saved cards' });
    await expect(part.getByText('No saved cards yet.')).toBeVisible();

    await mia.buyAndKeepCard();
    await mia.buyAndKeepCard({ method: 'pm_card_mastercard', iso: 'FR' });
    await page.reload();
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await expect(part.getByRole('listitem').first()).toContainText('Mastercard ending in 4444');
    await expectToFit(page, 320, 768, 1440);
    await part.getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
    await expect(part.getByText('Mastercard ending in 4444 was removed.')).toBeVisible();
    await expect(part.getByRole('heading', { name: 'Saved cards' })).toBeFocused();
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await expect(part.getByRole('listitem')).toContainText('Visa ending in 4242');
  });

  test(
    'show an error if they do not load or cannot be removed',
    { tag: LONG },
    async ({ page, mia, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await mia.buyAndKeepCard();
      await page.route('**/api/account/cards', (route) => route.abort());
      await page.goto('/dashboard');
      const part = page.getByRole('region', { name: 'Saved cards' });
      await expect(part.getByText('We couldn’t load your saved cards.')).toBeVisible();
      await page.unrouteAll();
      await part.getByRole('button', { name: 'Try again' }).click();
      await expect(part.getByRole('listitem')).toContainText('Visa ending in 4242');
      await page.route('**/api/account/cards/*', (route) => route.abort());
      await part.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
      await expect(part.getByText('The card is still saved.')).toBeVisible();
      await page.unrouteAll();
      await part.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
      await expect(part.getByText('No saved cards yet.')).toBeVisible();
    },
  );
});
