import { CASE_KINDS, actOfCase } from '../../../src/domain/operators/cases.ts';
import { caseWords, casesWords } from '../../../src/web/operate/cases/words.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { filledConsole, refusal } from '../../support/browser/fake-console.ts';
import { caseFacts, disputeFacts } from '../../support/browser/samples/case-samples.ts';
import { idOf } from '../../support/browser/samples/console-samples.ts';

const WIDTHS = [360, 768, 1440];

test.beforeEach(({ complaints }) => {
  complaints.expect(/the server responded with a status of (403|409)/);
});

test(
  'cases are filtered in the address, and one is opened and closed by keyboard alone',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    let acts = 0;
    fake.on('case_act', () =>
      acts++ === 0 ? refusal(409, 'changed_by_another') : { state: 'over', version: 3 },
    );
    fake.on('case', ({ case: which }) =>
      caseFacts({ id: which, ...(acts > 1 && { state: 'over', ended_at: new Date().toISOString() }) }),
    );
    await fake.serve(page);
    await page.goto('/operate/cases');
    const table = page.getByRole('table', { name: 'Cases' });
    await expect(table.getByRole('row')).toHaveCount(7);
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByLabel('State').selectOption('Open');
    await page.getByLabel('Assigned to').selectOption('Me');
    await expect(page).toHaveURL(/\?state=open&owner=me$/);
    await expect.poll(() => fake.callsOf('cases').at(-1)?.query).toEqual({ state: 'open', owner: 'me' });

    await table.getByRole('link', { name: 'Failed refund' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/cases/${idOf(700)}$`));
    await expect(page.getByRole('heading', { name: 'Stripe, right now' })).toBeVisible();
    await expect(page.getByText('eSIM Go does not answer right now.')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.setViewportSize({ width: 1440, height: 800 });
    const button = page.getByRole('button', { name: 'Send the refund again' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Someone changed this meanwhile')).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Done. The case is resolved.')).toBeVisible();
    await expect(button).toHaveCount(0);
    expect(fake.callsOf('case_act').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ case: idOf(700), seen: 1 })),
    );
  },
);

test('each kind of case has its own text, and is closed by one press', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  let isOver = false;
  let kind: (typeof CASE_KINDS)[number] = 'dispute';
  fake.on('case', ({ case: which }) =>
    caseFacts({
      id: which,
      kind,
      act: { name: actOfCase(kind), allowed: true },
      state: isOver ? 'over' : 'open',
    }),
  );
  fake.on('case_act', () => {
    isOver = true;
    return { state: 'over', version: 2 };
  });
  await fake.serve(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (kind of CASE_KINDS) {
    isOver = false;
    await page.goto(`/operate/cases/${idOf(700)}`);
    await expect(page.getByRole('heading', { name: casesWords.kinds[kind], level: 1 })).toBeVisible();
    await page.getByRole('button', { name: caseWords.acts[actOfCase(kind)].button }).click();
    await expect(page.getByText(caseWords.done)).toBeVisible();
  }
  expect(fake.callsOf('case_act')).toHaveLength(CASE_KINDS.length);
});

test('a case is taken, snoozed, commented on and closed in another way', { tag: LONG }, async ({ page }) => {
  const fake = filledConsole();
  for (const verb of ['case_owner', 'case_snooze', 'case_note', 'case_close'])
    fake.on(verb, () => ({ state: 'open', version: 2 }));
  await fake.serve(page);
  await page.goto(`/operate/cases/${idOf(700)}`);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Assign to me');
  await choose('Assign to grace@simport.example');
  await choose('Snooze: Until tomorrow');
  await expect.poll(() => fake.callsOf('case_snooze').length).toBe(1);
  expect(fake.callsOf('case_owner').map(({ body }) => body?.['owner'])).toEqual(['me', idOf(901)]);

  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('The buyer writes tomorrow.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  expect(fake.callsOf('case_note').map(({ body }) => body)).toEqual([
    { case: idOf(700), words: 'The buyer writes tomorrow.' },
  ]);
  await choose('Close case');
  await page.getByLabel('Reason').fill('sent by bank transfer');
  await expectToFit(page, ...WIDTHS);
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('The case is closed', { exact: false })).toBeVisible();

  fake.role = 'viewer';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /More|Add note|Send the refund/ })).toHaveCount(0);
});

test(
  'evidence for a dispute is staged, read, and sent after a fresh code',
  { tag: LONG },
  async ({ page }) => {
    const fake = filledConsole();
    let isFresh = false;
    let stage: 'none' | 'staged' | 'sent' = 'none';
    fake.on('session/step-up', () => {
      isFresh = true;
      return { stepped_up_until: new Date(Date.now() + 600_000).toISOString() };
    });
    fake.on('dispute', ({ dispute: which }) =>
      disputeFacts({
        id: which,
        ...(stage !== 'none' && { staged_at: new Date().toISOString(), staged_by: 'ada@simport.example' }),
        ...(stage === 'sent' && { answered: true, status: 'under_review' }),
      }),
    );
    fake.on('dispute_stage', () => {
      stage = 'staged';
      return { status: 'needs_response', version: 2 };
    });
    fake.on('dispute_send', () => {
      if (!isFresh) return refusal(403, 'step_up_needed');
      stage = 'sent';
      return { status: 'under_review', version: 3 };
    });
    await fake.serve(page);
    await page.goto('/operate/disputes');
    await expect(page.getByRole('table', { name: 'Disputes' }).getByRole('row')).toHaveCount(6);
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('link', { name: 'Fraudulent' }).first().click();
    await expect(page.getByRole('heading', { name: 'Evidence from our records' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to the bank' })).toHaveCount(0);
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Stage the evidence' }).click();
    await page.getByLabel('In your own words').fill('They wrote that it works.');
    await page.getByRole('button', { name: 'Stage it', exact: true }).click();
    await expect(page.getByText('The evidence is staged. Read it, then send it.')).toBeVisible();
    expect(fake.callsOf('dispute_stage').map(({ body }) => body?.['statement'])).toEqual([
      'They wrote that it works.',
    ]);
    await page.getByRole('button', { name: 'Send to the bank' }).click();
    await page.getByRole('button', { name: 'Send it', exact: true }).click();
    await page.getByLabel('Six-digit code').fill('123456');
    await page.getByLabel('Six-digit code').press('Enter');
    await expect(page.getByText('The evidence is on its way. The bank decides now.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Send to the bank|Stage/ })).toHaveCount(0);
  },
);
