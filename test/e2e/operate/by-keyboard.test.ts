import type { Page } from '@playwright/test';

import { expect, test } from '../../support/browser/browser.ts';
import { filledConsole } from '../../support/browser/fake-console.ts';
import { Keys } from '../../support/browser/keys.ts';
import { idOf, listedOrder } from '../../support/browser/samples/console-samples.ts';

interface Task {
  /** The page on which it begins. */
  at: string;
  does: (keys: Keys, page: Page) => Promise<void>;
  /** The call that it ends with, and what that says; null if it only leads somewhere. */
  call: readonly [path: string, body: Record<string, unknown>] | null;
}

const ORDER = `orders/${idOf(2)}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const dialogField = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

const TASKS: Record<string, Task> = {
  'find an order by its buyer': {
    at: 'team',
    does: async (keys, page) => {
      await keys.choose('mia');
      await expect(page).toHaveURL(new RegExp(`/${ORDER}$`));
    },
    call: null,
  },
  'open an order by its number, faster than the shop answers': {
    at: 'team',
    does: async (keys, page) => {
      await keys.press('Control+k');
      await keys.type('SP-7F3K-2224');
      await keys.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${ORDER}$`));
    },
    call: null,
  },
  'send an eSIM again': {
    at: ORDER,
    does: async (keys, page) => {
      await keys.choose('resend');
      await keys.pressOn(inDialog(page, 'Send'));
    },
    call: ['resend', { order: idOf(2) }],
  },
  'correct an address': {
    at: ORDER,
    does: async (keys, page) => {
      await keys.pressOn(button(page, 'More'));
      await keys.to(page.getByRole('menuitem', { name: 'Change the address' }), 'ArrowDown');
      await keys.press('Enter');
      await keys.to(dialogField(page, 'New address'));
      await keys.type('mia@posteo.example');
      await keys.to(dialogField(page, 'Reason'));
      await keys.type('a typo');
      await keys.pressOn(inDialog(page, 'Change it'));
    },
    call: ['address_change', { to: 'mia@posteo.example', reason: 'a typo' }],
  },
  'refund an order': {
    at: 'team',
    does: async (keys, page) => {
      await keys.choose('refund mia');
      await keys.to(dialogField(page, 'Reason'));
      await keys.type('no network');
      await keys.pressOn(inDialog(page, /^Refund \$/));
    },
    call: ['refund', { order: idOf(2), reason: 'no network' }],
  },
  'refund a part': {
    at: ORDER,
    does: async (keys, page) => {
      await keys.choose('refund part');
      await keys.to(page.getByRole('dialog').getByLabel(/^Amount/));
      await keys.type('4.50');
      await keys.to(dialogField(page, 'Reason'));
      await keys.type('slow');
      await keys.pressOn(inDialog(page, /^Refund \$/));
    },
    call: ['refund_part', { kind: 'part', cents: 450, reason: 'slow' }],
  },
  'write a note': {
    at: ORDER,
    does: async (keys, page) => {
      await keys.to(page.getByLabel('Note for the team'));
      await keys.type('She calls again.');
      await keys.pressOn(button(page, 'Add note'));
    },
    call: ['note', { text: 'She calls again.' }],
  },
  'resolve a case': {
    at: 'team',
    does: async (keys, page) => {
      await keys.type('gc');
      await expect(page.getByRole('table', { name: 'Cases' })).toBeVisible();
      await keys.type('j');
      await keys.press('Enter');
      await keys.pressOn(button(page, 'Send the refund again'));
    },
    call: ['case_act', { case: idOf(700) }],
  },
  'refund many orders': {
    at: 'orders',
    does: async (keys, page) => {
      await keys.pressOn(page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space');
      await keys.pressOn(button(page, 'Refund'));
      await keys.to(dialogField(page, 'Reason'));
      await keys.type('no network');
      await keys.pressOn(inDialog(page, 'Show the dry run'));
      await keys.pressOn(button(page, 'Refund 11 orders'));
    },
    call: ['bulk_start', { act: 'refund' }],
  },
  'filter orders and save the view': {
    at: 'orders',
    does: async (keys, page) => {
      await keys.pressOn(button(page, 'More filters'));
      await keys.to(page.getByLabel('Bundle'));
      await keys.type('5GB');
      await keys.press('Enter');
      await expect(page).toHaveURL(/plan=5GB/);
      await keys.pressOn(button(page, 'Save view'));
      await keys.to(dialogField(page, 'Name'));
      await keys.type('Five');
      await keys.pressOn(inDialog(page, 'Save'));
    },
    call: ['view_save', { name: 'Five', query: { plan: '5GB' } }],
  },
  'pause sales': {
    at: ORDER,
    does: async (keys, page) => {
      await keys.choose('pause sales');
      await keys.to(dialogField(page, 'Reason'));
      await keys.type('wrong prices');
      await keys.pressOn(inDialog(page, /^Pause/));
    },
    call: ['pause', { reason: 'wrong prices' }],
  },
};

test('ten tasks are done with the keyboard alone', async ({ page }) => {
  const fake = filledConsole();
  fake.on('find', ({ search }) => ({
    orders: (String(search).startsWith('SP-') ? [2] : [2, 3]).map((n) => listedOrder(n)),
  }));
  fake.on('resend', () => ({ addresses: ['mia@posteo.example'], told: [] }));
  fake.on('address_change', () => ({ told: 'm***@posteo.example', in_account: false }));
  fake.on('refund', () => ({ state: 'refunding' }));
  fake.on('refund_part', () => ({}));
  fake.on('note', () => ({}));
  fake.on('case_act', () => ({ state: 'over', version: 2 }));
  fake.on('bulk_preview', () => ({ id: idOf(950) }));
  fake.on('bulk_start', () => ({}));
  fake.on('view_save', () => ({ id: idOf(960) }));
  fake.on('pause', () => ({}));
  await fake.serve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, { at, does, call }] of Object.entries(TASKS))
    await test.step(name, async () => {
      await page.goto(`/operate/${at}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await does(new Keys(page), page);
      if (call === null) return;
      const [path, body] = call;
      await expect.poll(() => fake.callsOf(path).at(-1)?.body).toMatchObject(body);
    });
});
