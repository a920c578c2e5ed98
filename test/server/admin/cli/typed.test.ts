import { expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const run = (...words: string[]) => runCommand(shop.deps, words);

it.each([
  [['order'], 'order needs --order'],
  [['order', 'abc'], 'Name the order by its id'],
  [['find'], 'find needs --search'],
  [['order', '00000000-0000-4000-8000-000000000000'], 'There’s no such order'],
  [['orders', 'many'], '--limit is a number'],
  [['orders', '--state', 'lost'], 'State must be one of created'],
  [['orders', '--state'], '--state needs a value'],
  [['note', 'SP-2222-2222'], 'note needs --text'],
  [['resend', 'SP-2222-2222', '--to', 'mia'], 'Please enter an email address'],
  [['orders', '--colour', 'red'], 'orders has no --colour'],
  [['operator', 'add'], 'invite needs --email'],
  [['operator', 'crown', 'mia@shop.example'], 'There is no verb operator'],
  [['refund', 'SP-2222-2222', '--prat', '4.50', '--yes'], 'refund has no --prat, and nothing was done'],
  [
    ['refund-part', '--order', 'SP-2222-2222', '--kind', 'part', '--minor', '1e3', '--yes'],
    '--minor is a number',
  ],
  [['orders', '--countri', 'JP'], 'Did you mean --country?'],
  [['operator', 'add', 'mia'], 'Please enter an email address'],
  [['operator', 'remove', 'nobody@shop.example'], 'Say operator-remove in its place.'],
  [['reconcile', '--report', 'x'], '--hours is a number'],
  [['dance'], 'There is no verb dance'],
  [['toString'], 'There is no verb toString'],
  [[], 'Name a verb'],
])('%j answers what is wrong', async (words, why) => {
  await expect(run(...words)).rejects.toThrow(why);
});

it('answers programs by --json', async () => {
  const { id } = await shop.purchaseOf(await shop.buyer().buy());
  const asJson = async (...words: string[]) => JSON.parse((await run(...words, '--json')).text) as unknown;
  expect(await asJson('orders', '1')).toMatchObject({ orders: [{ id, state: 'provisioned' }], next: null });
  expect(await asJson('order', id)).toMatchObject({ id, buyer: { name: 'Mia Larsen' } });
  expect(await asJson('operators')).toEqual({ team: [] });
  expect(await asJson('note', id, 'called', 'back')).toEqual({});
  expect(await asJson('order', id)).toMatchObject({ notes: [{ operator: null, text: 'called back' }] });
  expect(await asJson('retry', id)).toMatchObject({ before: 'provisioned', waits_for: null });
  expect(await asJson('codes', id)).toMatchObject({ lpa: expect.stringMatching(/^LPA:1/) as string });
  expect(await asJson('resend', id, '--to', 'mia@posteo.example', '--reason', 'a typo')).toMatchObject({
    addresses: ['mia@posteo.example'],
    told: [expect.stringContaining('***@')],
  });
  const { text, file } = await run('pdf', id);
  expect(text).toBe(`Written to ${file?.path}.`);
  expect(
    Buffer.from(file?.base64 ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('exports row by row, with what a spreadsheet would take for a formula as text', async () => {
  const { buyer, started } = await shop.paid('JP');
  const { id } = await shop.purchaseOf({ started });
  await shop.deps.db.db.execute(`update purchase set needs_review = '=HYPERLINK("x"),y' where id = '${id}'`);
  const pieces: string[] = [];
  await runCommand(shop.deps, ['export', 'orders', '--country', 'JP'], {
    write: (piece) => void (typeof piece === 'string' && pieces.push(piece)),
  });
  const [head = '', ...rows] = pieces;
  expect(head.trimEnd().split(',')).toHaveLength(19);
  const row = rows.find((line) => line.includes(id)) ?? '';
  expect(row).toContain(`"'=HYPERLINK(""x""),y"`);
  expect(pieces.join('')).not.toContain(buyer.email);
  await expect(run('export', 'team')).rejects.toThrow(
    'Say what to export: orders or income or invoices or oss_return or oss_documents or payouts or leads or audit.',
  );
});
