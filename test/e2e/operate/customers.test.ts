import { readFile } from 'node:fs/promises';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { idOf } from '../../support/browser/samples/console-samples.ts';
import {
  customerFacts,
  leadFacts,
  listedCustomer,
  listedLead,
} from '../../support/browser/samples/customer-samples.ts';

const WIDTHS = [360, 768, 1440];

test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (403|404|409)/);
});

/** A console with customers and leads. */
function withPeople() {
  const fake = filledConsole();
  fake.on('customers', ({ search: who, after }) => ({
    customers:
      who === undefined
        ? Array.from({ length: 12 }, (_, n) => listedCustomer(n + (after === undefined ? 0 : 12)))
        : who === 'nobody'
          ? []
          : [listedCustomer(0)],
    next: who === undefined && after === undefined ? 'next' : null,
  }));
  fake.on('customer', ({ customer: who }) =>
    who === 'nobody' ? refusal(404, 'no_customer') : customerFacts(),
  );
  fake.on('customers_alike', () => ({
    customers: [
      {
        id: idOf(9),
        kind: 'guest',
        name: 'Mia L.',
        address: 'm***@posteo.example',
        why: ['mailbox', 'name'],
      },
    ],
  }));
  fake.on('leads', () => ({ leads: [0, 1, 2, 3].map((n) => listedLead(n)), next: null }));
  fake.on('lead', () => leadFacts());
  return fake;
}

test('a customer is found and shown in full by keyboard', { tag: LONG }, async ({ page }) => {
  const fake = withPeople();
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operate/customers');
  await expect(page).toHaveTitle(/^Customers · /);
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(13);
  await expectToFit(page, ...WIDTHS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Email, name or ID').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?search=nobody$/);
  await expect(page.getByRole('heading', { name: 'No customer matches these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByLabel('Blocked').selectOption('Yes');
  await expect.poll(() => fake.callsOf('customers').at(-1)?.query).toEqual({ blocked: 'yes' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('mia');
  await page.getByRole('option', { name: 'Customer with an account' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/u_7Xk0$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^mia\.larsen/);
  await page.getByText('All 3').click();
  await expect(page.getByRole('table', { name: 'Consents' }).getByRole('row')).toHaveCount(4);
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open the customer' }).click();
  await expect(page).toHaveURL(/\/customers\/u_7Xk2$/);
  await page.goto('/operate/customers/nobody');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test(
  'a customer is noted, and merged with another one after a preview, which can be undone',
  { tag: LONG },
  async ({ page }) => {
    const fake = withPeople();
    const { spend } = customerFacts();
    fake.on('customer_note', () => ({}));
    fake.on('customer_merge_preview', ({ other }) =>
      other === 'nobody@example.com'
        ? refusal(404, 'no_customer')
        : {
            customers: ['mia.larsen-with-a-long-name@posteo.example', 'mia+2@posteo.example'].map(
              (email, n) => ({
                id: idOf(n),
                kind: 'guest',
                email,
                spend,
              }),
            ),
            spend,
            esims: 2,
            seen: 'as previewed',
          },
    );
    let merges = 0;
    fake.on('customer_merge', () =>
      merges++ === 0 ? refusal(409, 'changed_by_another') : { merge: idOf(90) },
    );
    fake.on('customer_unmerge', () => ({}));
    await fake.serve(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/operate/customers/u_7Xk0');
    await page.getByLabel('Note').fill('Calls in the morning.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByLabel('Note')).toHaveValue('');
    expect(fake.callsOf('customer_note').at(-1)?.body).toEqual({
      customer: 'u_7Xk0',
      text: 'Calls in the morning.',
    });

    const dialog = page.getByRole('dialog');
    await page.getByLabel('Another customer').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Merge' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Compare with m***@posteo.example' }).click();
    await expect(dialog.getByText('3 orders · 2 eSIMs')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await dialog.getByLabel('Reason').fill('she wrote from both');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('They are one customer now.')).toBeVisible();
    expect(fake.callsOf('customer_merge').at(-1)?.body).toEqual({
      customer: 'u_7Xk0',
      other: idOf(9),
      seen: 'as previewed',
      reason: 'she wrote from both',
    });

    await page.getByRole('button', { name: /^Undo the merge of/ }).click();
    await dialog.getByLabel('Reason').fill('a mistake');
    await dialog.getByRole('button', { name: 'Undo the merge' }).click();
    await expect(page.getByText('The merge is undone.')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
  },
);

test(
  'each act needs a confirmation, and erasing a customer needs their typed address',
  { tag: LONG },
  async ({ page }) => {
    const fake = withPeople();
    let blocks = 0;
    fake.on('block', () =>
      blocks++ === 0 ? refusal(409, 'changed_by_another') : { id: 'u_7Xk0', ended: 2 },
    );
    fake.on('sign_out', () => ({ user_id: 'u_7Xk0', ended: 2 }));
    fake.on('customer_data', () => ({ email: 'mia@posteo.example', orders: [] }));
    let isFresh = false;
    fake.on('session/step-up', () => {
      isFresh = true;
      return { stepped_up_until: new Date(Date.now() + 600_000).toISOString() };
    });
    const erased = { account: true, orders: 3, requests: 1, drafts: 0, unpaid: 0, blocked: true };
    fake.on('erase', () => (isFresh ? erased : refusal(403, 'step_up_needed')));
    await fake.serve(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/operate/customers/u_7Xk0');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name }).click();

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await press('Sign out everywhere');
    await expect(page.getByText('2 sessions ended.')).toBeVisible();

    await page.getByRole('button', { name: 'Block' }).click();
    await dialog.getByLabel('Reason').fill('stolen cards');
    await press('Block');
    await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
    const block = { at: new Date().toISOString(), operator: 'ada@simport.example', why: 'stolen cards' };
    fake.on('customer', () => customerFacts({ blocked: block, sessions: [] }));
    await press('Block');
    await expect(page.getByText('Blocked: can’t buy or sign in')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    expect(fake.callsOf('block').at(-1)?.body).toEqual({ customer: 'u_7Xk0', reason: 'stolen cards' });

    await page.getByRole('button', { name: 'Export data' }).click();
    const saved = page.waitForEvent('download');
    await press('Export');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('customer-u_7Xk0.json');
    expect(JSON.parse(await readFile((await file.path()) ?? '', 'utf8'))).toMatchObject({
      email: 'mia@posteo.example',
    });

    await page.getByRole('button', { name: 'Erase' }).click();
    await dialog.getByLabel('Reason').fill('asked by mail');
    await dialog.getByLabel(/^Type mia/).fill('leo@posteo.example');
    await press('Erase for good');
    await expect(dialog.getByText('This isn’t the customer’s address.').first()).toBeVisible();
    expect(fake.callsOf('erase')).toEqual([]);
    await expectToFit(page, ...WIDTHS);
    await dialog.getByLabel(/^Type mia/).fill('Mia.Larsen-with-a-long-name@posteo.example');
    await press('Erase for good');
    const stepUp = page.getByRole('dialog', { name: 'Confirm with a code' });
    await stepUp.getByLabel('Six-digit code').fill('123456');
    await stepUp.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
    await expect(
      page.getByText('3 orders no longer contain a name, address or code.', { exact: false }),
    ).toBeVisible();
    await expectToFit(page, ...WIDTHS);
  },
);

test('a role is offered only its own acts', { tag: LONG }, async ({ page }) => {
  const fake = withPeople();
  fake.role = 'support';
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/operate/customers/u_7Xk0');
  await expect(page.getByRole('button', { name: 'Block' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Erase|Export data/ })).toHaveCount(0);
  await page.goto('/operate/leads');
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
});

test(
  'a lead is worked on, and nothing typed is lost if somebody was quicker',
  { tag: LONG },
  async ({ page }) => {
    const fake = withPeople();
    let others = 0;
    fake.on('lead_change', ({ state }) =>
      others++ === 0 ? refusal(409, 'changed_by_another') : leadFacts({ version: 3, state }),
    );
    await fake.serve(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/operate/leads');
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('State').selectOption('Contacted');
    await expect(page).toHaveURL(/\?state=contacted$/);
    await page.getByRole('link', { name: 'Aurora Travel' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/leads/${idOf(70)}$`));
    await expectToFit(page, ...WIDTHS);
    const save = () => page.getByRole('button', { name: 'Save' }).click();
    await save();
    await expect(page.getByText('There is nothing to save.')).toBeVisible();
    await page.getByLabel('State').selectOption('Won');
    await page.getByLabel('Owner').selectOption('grace@simport.example');
    await page.getByLabel('Note').fill('signed in May');
    fake.on('lead', () => leadFacts({ version: 2, note: 'they want one invoice' }));
    await save();
    await expect(page.getByText('Someone changed this meanwhile')).toBeVisible();
    await expect(page.getByText('they want one invoice')).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('signed in May');
    await expectToFit(page, ...WIDTHS);
    await save();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(fake.callsOf('lead_change').map(({ body }) => [body?.['version'], body?.['state']])).toEqual([
      [1, 'won'],
      [2, 'won'],
    ]);
    await page.getByRole('link', { name: 'Find in Customers' }).click();
    await expect(page).toHaveURL(/\/customers\?search=mia%40aurora\.example$/);
  },
);
