import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { FakeConsole, filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { idOf, listedOrder } from '../../support/browser/samples/console-samples.ts';

const WIDTHS = [360, 768, 1440];

test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (403|404|503)/);
  complaints.expect(/failed request: GET \S+\/api\/operate\/\S+ 503/);
});

test(
  'orders are filtered, paged, selected and opened, all of it in the address',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    await fake.serve(page);
    await page.goto('/operate/orders');
    await expect(page).toHaveTitle(/^Orders · /);
    const table = page.getByRole('table', { name: 'Orders' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expectToFit(page, ...WIDTHS);

    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByLabel('State').selectOption('Refunded');
    await expect(page).toHaveURL(/\?state=refunded$/);
    await page.getByLabel('Country', { exact: true }).fill('jp');
    await page.getByLabel('Country', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/state=refunded&country=jp$/);
    await expect
      .poll(() => fake.callsOf('orders').at(-1)?.query)
      .toEqual({ state: 'refunded', country: 'JP' });
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.getByText('This is the end of the list.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/state=refunded&country=jp$/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByLabel('Country', { exact: true })).toHaveValue('');

    await page.getByRole('checkbox', { name: 'Select SP-7F3K-2223' }).check();
    await page.getByRole('checkbox', { name: 'Select SP-7F3K-2225' }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();

    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Buyer' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Country' }).click();
    await expect(table.getByRole('columnheader', { name: 'Buyer' })).toHaveCount(0);
    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Country' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Buyer' })).toHaveCount(0);

    // With the keyboard alone: down to the third row, and into it.
    await page.getByRole('link', { name: 'SP-7F3K-2222' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/orders/${idOf(2)}$`));
    await expect(page.getByRole('main')).toBeFocused();
    await expectToFit(page, ...WIDTHS);
  },
);

test('Ctrl-K finds an order from anywhere', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  await fake.serve(page);
  await page.goto('/operate/team');
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or act' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nobody');
  await expect(page.getByText('No results for “nobody”.')).toBeVisible();
  await field.fill('mia');
  await expect(page.getByRole('option')).toHaveCount(3);
  await expectToFit(page, ...WIDTHS);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('SP-7F3K-2225');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/${idOf(3)}$`));
  await expect(field).toHaveCount(0);
  // One request for each word, not for each letter.
  expect(fake.callsOf('find').map(({ query }) => query['search'])).toEqual(['nobody', 'mia']);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Search or act' }).click();
  await field.fill('aud');
  await page.getByRole('option', { name: 'Audit' }).click();
  await expect(page).toHaveURL(/\/audit$/);
});

test('Ctrl-K opens the dialog of an act, and does nothing itself', async ({ page }) => {
  const fake = filledConsole();
  await fake.serve(page);
  await page.goto('/operate/team');
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or act' });
  await field.fill('refund mia');
  await expect(page.getByRole('option').first()).toHaveText(/^RefundSP-/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Refund the full payment?' });
  await expect(dialog).toBeVisible();
  expect(fake.callsOf('find').map(({ query }) => query['search'])).toEqual(['mia']);
  expect(fake.callsOf('refund')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  fake.on('find', () => ({ orders: [] }));
  await page.keyboard.press('Control+k');
  await field.fill('refnud mia');
  await page.getByRole('option', { name: 'refund mia' }).click();
  await expect(field).toHaveValue('refund mia ');
});

test(
  'letters are keys, except where somebody types, and can be turned off',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    await fake.serve(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/operate/team');
    await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
    await page.keyboard.type('go');
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    await page.keyboard.type('jj');
    await page.keyboard.type('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/orders/${idOf(0)}$`));
    await page.getByLabel('Note for the team').fill('');
    await page.keyboard.type('go?jk');
    await expect(page.getByLabel('Note for the team')).toHaveValue('go?jk');
    await expect(page).toHaveURL(new RegExp(`/orders/${idOf(0)}$`));
    await page.getByRole('heading', { name: 'Timeline' }).click();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Next row of a list')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await sheet.getByLabel('Use single letters').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await page.keyboard.type('gc?');
    await expect(page).toHaveURL(new RegExp(`/orders/${idOf(0)}$`));
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(sheet).toBeVisible();
  },
);

test('a role sees its own screens and acts, at every address', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  fake.role = 'viewer';
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`/operate/orders/${idOf(2)}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Refund|Send the eSIM/ })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Orders',
    'Cases',
    'Disputes',
    'Emails',
    'Catalogue',
    'Health',
    'Team',
  ]);
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('table', { name: 'Team' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Invite|Change gr/ })).toHaveCount(0);
  await page.goto('/operate/audit');
  await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  expect(fake.callsOf('audit')).toEqual([]);
  await page.goto('/operate/orders/nowhere');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.goto('/operate/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectToFit(page, ...WIDTHS);
});

test(
  'people are invited and changed, with a fresh code where one is required',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    let isFresh = false;
    fake.on('session/step-up', ({ code }) => {
      if (code !== '123456') return refusal(403, 'wrong_code');
      isFresh = true;
      return { stepped_up_until: new Date(Date.now() + 600_000).toISOString() };
    });
    fake.on('operator_invite', () => (isFresh ? { id: idOf(990) } : refusal(403, 'step_up_needed')));
    fake.on('operator_role', () => ({}));
    await fake.serve(page);
    await page.goto('/operate/team');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invite someone' });
    await invitation.getByLabel('Email').fill('katherine');
    await invitation.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(invitation.getByText('Enter a complete email address.').first()).toBeVisible();
    await invitation.getByLabel('Email').fill('katherine@simport.example');
    await invitation.getByLabel('Role').selectOption('Support');
    await invitation.getByRole('button', { name: 'Send the invitation' }).click();
    const stepUp = page.getByRole('dialog', { name: 'Confirm with a code' });
    await stepUp.getByLabel('Six-digit code').fill('000000');
    await stepUp.getByRole('button', { name: 'Confirm' }).click();
    await expect(stepUp.getByText('That code is wrong', { exact: false })).toBeVisible();
    await stepUp.getByLabel('Six-digit code').fill('123 456');
    await stepUp.getByLabel('Six-digit code').press('Enter');
    await expect(page.getByText('The invitation is on its way to katherine@simport.example.')).toBeVisible();
    expect(fake.callsOf('operator_invite').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ email: 'katherine@simport.example', role: 'support' })),
    );
    await page.getByRole('button', { name: 'Change grace@simport.example' }).click();
    await page.getByRole('menuitem', { name: 'Change the role' }).click();
    await page.getByLabel('New role').selectOption('Finance');
    await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click();
    await expect(page.getByText('grace@simport.example now has the role Finance.')).toBeVisible();
    expect(fake.callsOf('operator_role').map(({ body }) => body)).toEqual([
      { id: idOf(901), version: 1, role: 'finance' },
    ]);
  },
);

test(
  'empty lists, lists without matches and an unreachable shop each say so, with a way on',
  { tag: LONG },
  async ({ page }) => {
    const fake = new FakeConsole();
    fake.on('orders', () => refusal(503, 'shop_away'));
    await fake.serve(page);
    await page.goto('/operate/orders?state=paid');
    await expect(page.getByRole('heading', { name: 'The shop can’t answer right now' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    fake.on('orders', () => ({ orders: [], next: null }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No order matches these filters' })).toBeVisible();
    fake.on('orders', () => ({ orders: [listedOrder(0)], next: null }));
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(page.getByRole('link', { name: 'SP-7F3K-2222' })).toBeVisible();
    fake.on('orders', () => refusal(503, 'shop_away'));
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByLabel('State').selectOption('Paid');
    await expect(page.getByRole('heading', { name: 'The shop can’t answer right now' })).toBeVisible();
  },
);
