import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';

const WIDTHS = [360, 768, 1440];
const PREVIEW = '<!doctype html><html lang="en"><title>Mail</title><h1>Your eSIM is ready</h1></html>';

test('the outbox lists waiting and refused mails, with the reasons', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'support';
  await fake.serve(page);
  await page.goto('/operate/emails');
  await expect(page).toHaveTitle(/^Emails · /);
  await expect(page.getByText('4 queued, 2 failed.', { exact: false })).toBeVisible();
  const table = page.getByRole('table', { name: 'Outbox' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByText('550 5.1.1 No such user here').first()).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('State').selectOption('Failed');
  await expect.poll(() => fake.callsOf('mails').at(-1)?.query).toEqual({ state: 'failed' });
  fake.on('mails', () => ({ mails: [], next: null, queued: 0, failed: 0, sweep_seconds: 60 }));
  await page.reload();
  await expect(page.getByText('No email matches this filter')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText('No emails yet')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test(
  'a template is shown as HTML and as text, and mailed to the operator on request',
  { tag: LONG },
  async ({ page, complaints }) => {
    // Axe would run its scripts in the email, too.
    complaints.expect(/Blocked script execution in '\S+mail_preview\.html/);
    const fake = filledConsole();
    fake.role = 'viewer';
    await fake.serve(page);
    await page.route('**/api/operate/mail_preview.html?**', (route) =>
      route.fulfill({ contentType: 'text/html', body: PREVIEW }),
    );
    await page.goto('/operate/emails');
    await expect(page).toHaveURL(/\/emails\/templates$/);
    expect(fake.callsOf('mails')).toEqual([]);
    await expect(page.getByRole('table', { name: 'Templates' }).getByRole('row')).toHaveCount(4);
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('link', { name: 'eSIM delivered' }).click();
    const frame = page.getByTitle('The email “Your eSIM for Japan is ready”');
    await expect(frame.contentFrame().getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(page.getByText('Attached: esim-1.png')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Sample').selectOption({ index: 1 });
    await expect(page.getByTitle('The email “Data for Japan was added”')).toBeVisible();
    await page.getByRole('button', { name: 'Send to me' }).click();
    await expect(
      page.getByText('Sent to ada@simport.example. Server response: 250 OK: queued'),
    ).toBeVisible();
    expect(fake.callsOf('mail_sample').at(-1)?.body).toEqual({ template: 'delivered', sample: 1 });
    fake.on('mail_sample', () => ({ to: 'ada@simport.example', result: 'permanent', answer: '550 no' }));
    await page.getByRole('button', { name: 'Send to me' }).click();
    await expect(page.getByText('The server rejected it for ada@simport.example: 550 no')).toBeVisible();
    await page.goto('/operate/emails/templates/nothing');
    await expect(page.getByRole('heading', { name: 'Template not found', level: 1 })).toBeVisible();
  },
);
