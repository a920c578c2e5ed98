import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { type FakeConsole, filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { idOf } from '../../support/browser/samples/console-samples.ts';
import { doctorFacts, switchesFacts } from '../../support/browser/samples/shop-samples.ts';

const WIDTHS = [360, 768, 1440];

test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (403|409)/);
});

/** A console whose switches work. */
function withSwitches(paused: Record<string, string> = {}): FakeConsole {
  const fake = filledConsole();
  fake.on('switches', () => switchesFacts(paused));
  fake.on('pause', ({ what, words }) => {
    paused[String(what)] = String(words);
    return switchesFacts(paused);
  });
  fake.on('resume', ({ what }) => {
    delete paused[String(what)];
    return switchesFacts(paused);
  });
  return fake;
}

test('sales are paused and resumed by keyboard alone', async ({ page }) => {
  const fake = withSwitches();
  await fake.serve(page);
  await page.goto('/operate/health');
  await expect(page.getByRole('table', { name: 'Facts to check' })).toContainText('chat-hours.ts');
  const pause = page.getByRole('button', { name: 'Pause All sales' });
  await pause.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to visitors').focus();
  await page.keyboard.type('Back at noon.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the wholesaler is away');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Paused: All sales.')).toBeVisible();
  await expect(page.getByText('Visitors read: “Back at noon.”')).toBeVisible();
  const input = { what: 'sales', words: 'Back at noon.', reason: 'the wholesaler is away', version: 0 };
  expect(fake.callsOf('pause').map(({ body }) => body)).toEqual([input]);
  await page.getByRole('button', { name: 'Resume All sales' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type('it is back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Resumed: All sales.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause All sales' })).toBeVisible();
});

test('every screen says what is paused, and lets it be resumed by keyboard', async ({ page }) => {
  const fake = withSwitches({ sales: 'Back at noon.', paypal: 'Not now.' });
  await fake.serve(page);
  await page.goto('/operate/orders');
  const banner = page.getByRole('region', { name: 'Paused' });
  await expect(banner).toContainText('Paused: All sales');
  await expect(banner).toContainText('Paused: PayPal');
  await expect(banner.getByText(/^Paused by ada@simport\.example, .*: the wholesaler is away$/)).toHaveCount(
    2,
  );
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await expect(page).toHaveURL(/\/cases$/);
  await expect(banner).toContainText('Paused: All sales');

  await banner.getByRole('button', { name: 'Resume All sales' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').focus();
  await page.keyboard.type('it is back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner.getByText('Paused: All sales')).toHaveCount(0);
  await expect(banner).toContainText('Paused: PayPal');
  await expect(page.getByRole('status').filter({ hasText: 'Resumed: All sales.' })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  expect(fake.callsOf('resume').map(({ body }) => body)).toEqual([
    { what: 'sales', reason: 'it is back', version: 1 },
  ]);

  // What a colleague turns meanwhile is known with the next screen.
  fake.on('switches', () => switchesFacts());
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(banner).toHaveCount(0);
  fake.on('switches', () => switchesFacts({ refunds: 'Later.' }));
  fake.role = 'support';
  await page.goto('/operate/orders');
  await expect(banner).toContainText('Paused: Automatic refunds');
  await expect(banner.getByRole('button')).toHaveCount(0);
});

test('the dashboard begins with what waits, and has the money of the chosen time beside it', async ({
  page,
}) => {
  const fake = filledConsole();
  await fake.serve(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/operate');
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await expect(page).toHaveTitle(/^Dashboard · /);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').first()).toBeInViewport();
  await expect(waiting.getByRole('listitem').first()).toContainText('2 h overdue');
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  const money = page.getByRole('table', { name: 'Today beside the same time before' });
  await expect(money.getByRole('columnheader')).toHaveText([
    'Until now, UTC',
    'Today',
    'A week ago',
    'A month ago',
  ]);
  await expect(money.getByRole('row', { name: /^Margin/ })).toContainText('about $73.60');
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByRole('table', { name: 'This month beside' })).toBeVisible();

  await expect(page.getByRole('img', { name: /^Revenue a day .* \$1,234\.10/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Revenue and margin by day' }).getByRole('row')).toHaveCount(
    8,
  );
  await expect(page.getByRole('table', { name: 'Why checkouts were abandoned' })).toContainText(
    'insufficient funds',
  );
  await expect(page.getByRole('row', { name: /^Türkiye/ })).toContainText('11 (13.1%)');
  await expect(page.getByRole('row', { name: /^Kenya/ })).not.toContainText('%');
  await expect(page.getByText('$84.12 (low)')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Approve SP-7F3K-2224' }).press('Enter');
  await expect(dialog).toContainText('the network was down');
  await page.keyboard.press('Escape');
  fake.on('waiting', () => ({ waiting: [], count: 0, overdue: 0 }));
  await page.getByRole('button', { name: 'Read fees now' }).click();
  await expect(page.getByText('The fees and payouts are up to date.')).toBeVisible();
  expect(fake.callsOf('processors_read')).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Nothing waits for you.', { exact: false })).toBeVisible();
});

test('Health shows pauses, waiting refunds, jobs and checks', { tag: LONG }, async ({ page }) => {
  const fake = withSwitches();
  fake.on('switches', () => switchesFacts({ refunds: 'Later.', sales: 'Back at noon.' }));
  fake.on('doctor', () => doctorFacts());
  fake.on('jobs_retry', ({ id }) => ({ jobs: [{ id, name: 'purchase.fulfil' }] }));
  await fake.serve(page);
  await page.goto('/operate/health');
  await expect(page.getByText('2 refunds, $35.26')).toBeVisible();
  await expect(page.getByText('The processes run different releases.')).toBeVisible();
  await page.getByRole('button', { name: 'Run the checks' }).click();
  await expect(page.getByText('Errors: 1, warnings: 1, passed: 1').last()).toBeVisible();
  await expectToFit(page, ...WIDTHS);

  fake.on('resume', () => refusal(409, 'changed_by_another'));
  await page.getByRole('button', { name: 'Resume Automatic refunds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByText('Enter a reason', { exact: false })).toBeVisible();
  await dialog.getByLabel('Reason').fill('checked');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Run again: purchase.fulfil' }).click();
  await dialog.getByLabel('Reason').fill('mended');
  await dialog.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('1 job runs again.')).toBeVisible();
  expect(fake.callsOf('jobs_retry').map(({ body }) => body)).toEqual([{ id: idOf(70), reason: 'mended' }]);
});

test('a viewer sees what is paused, but can change nothing', { tag: LONG }, async ({ page }) => {
  const fake = withSwitches();
  fake.role = 'viewer';
  await fake.serve(page);
  await page.goto('/operate/health');
  await expect(page.getByText('Nobody can start a purchase', { exact: false })).toBeVisible();
  for (const name of [/^Pause/, /again/, 'Run the checks'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});
