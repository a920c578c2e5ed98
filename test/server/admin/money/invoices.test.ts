import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

import { orderNumber } from '../../../../src/domain/checkout/order.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { invoiceFiles } from '../../../../src/server/admin/money/invoices.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { drawing } from '../../../../src/server/drawing/drawing.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { readPdf } from '../../../support/reading/read-pdf.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb(call(), name, input);
const listed = async (input: InputOf<'invoices'> = {}) => (await ask('invoices', input)).invoices;

/** An order with its invoice; if it is returned, with its credit note, too. */
async function sold(isReturned = false) {
  const owned = await ownerOfEsim(shop);
  if (isReturned) await owned.giveBack();
  await shop.settle();
  return { ...owned, id: (await shop.purchaseOf(owned)).id };
}

let kept: Awaited<ReturnType<typeof sold>>;
let returned: typeof kept;
beforeAll(async () => {
  kept = await sold();
  returned = await sold(true);
});

describe('invoices and credit notes', () => {
  it('are listed, filtered and found by number, order and e-mail', async () => {
    const all = await listed();
    expect(all.map(({ number, credits, order }) => [number, credits, order.id])).toEqual([
      ['CN-000001', 'INV-000002', returned.id],
      ['INV-000002', null, returned.id],
      ['INV-000001', null, kept.id],
    ]);
    expect(all[0]?.buyer).toMatch(/^\w\*+@/);
    const numbers = async (input: InputOf<'invoices'>) => (await listed(input)).map(({ number }) => number);
    expect(await numbers({ kind: 'credit_note' })).toEqual(['CN-000001']);
    expect(await numbers({ search: 'inv-1' })).toEqual(['INV-000001']);
    expect(await numbers({ search: 'inv-1', kind: 'credit_note' })).toEqual([]);
    expect(await numbers({ search: orderNumber(returned.id) })).toEqual(['CN-000001', 'INV-000002']);
    expect(await numbers({ search: kept.buyer.email })).toEqual(['INV-000001']);
    const month = all[0]?.issued_at.slice(0, 7) ?? '';
    expect(await numbers({ month })).toHaveLength(3);
    expect(await numbers({ month, to: `${month}-01`, from: `${month}-02` })).toEqual([]);
    expect(await numbers({ month: '2020-02' })).toEqual([]);
    const { acts } = await ask('audit', { limit: 1 });
    expect(acts[0]).toMatchObject({ what: 'invoices found', after: { invoices: 1 } });
    await expect(listed({ search: 'what?' })).rejects.toMatchObject({ reason: 'unnamed_order' });

    const first = await ask('invoices', { limit: 2 });
    const rest = await ask('invoices', { limit: 2, after: first.next ?? '' });
    expect([...first.invoices, ...rest.invoices]).toEqual(all);
    expect(rest.next).toBeNull();
  });

  it('can be saved as single PDFs, and per month as one archive, drawn one after the other', async () => {
    const finance = await operator(shop, 'finance');
    const [newest] = await listed();
    const one = await finance.ask<{ filename: string; pdf: string }>('invoice_pdf', { id: newest?.id ?? '' });
    expect(one.body.filename).toBe('CN-000001.pdf');
    expect((await readPdf(Buffer.from(one.body.pdf, 'base64'))).text).toContain('CN-000001');
    const month = newest?.issued_at.slice(0, 7) ?? '';
    const answer = await finance.browser.ask(`/api/operate/invoices.zip?month=${month}`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['CN-000001.pdf', 'INV-000002.pdf', 'INV-000001.pdf']);
    for (const [name, bytes] of Object.entries(files))
      expect((await readPdf(Buffer.from(bytes))).text).toContain(name.replace('.pdf', ''));
    const { acts } = await ask('audit', { limit: 2 });
    expect(acts.map(({ what, operator: who }) => [what, who])).toEqual([
      ['invoices downloaded', finance.email],
      ['invoice read', finance.email],
    ]);
    const none = await finance.browser.get<{ reason: string }>('/api/operate/invoices.zip?month=2020-02');
    expect([none.status, none.body.reason]).toEqual([404, 'no_invoice']);
  });

  it('are drawn no faster than they are downloaded', async () => {
    const files = invoiceFiles(call(), {});
    await files.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(drawing.isFull).toBe(false);
    await files.return(undefined);
    expect((await files.next()).done).toBe(true);
  });

  it('can be written into a folder at the command line, and exported as CSV', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'invoices-'));
    const written: string[] = [];
    const { text } = await runCommand(shop.deps, ['invoice-files', folder, '--kind', 'invoice'], {
      write: (piece) => void (typeof piece !== 'string' && written.push(piece.path)),
    });
    expect(text).toBe(`2 files written to ${folder}.`);
    expect(written).toEqual([join(folder, 'INV-000002.pdf'), join(folder, 'INV-000001.pdf')]);
    expect(readdirSync(folder)).toEqual([]);
    const one = JSON.parse(
      (await runCommand(shop.deps, ['invoices', '--search', 'INV-000001', '--json'])).text,
    ) as { invoices: { id: string }[] };
    const { file } = await runCommand(shop.deps, ['invoice-pdf', '--id', one.invoices[0]?.id ?? '']);
    expect(file?.path).toBe('INV-000001.pdf');
    expect((await runCommand(shop.deps, ['invoices'])).text).toMatch(/CN-000001 .*INV-000002/);

    let csv = '';
    await runCommand(shop.deps, ['export', 'invoices'], {
      write: (piece) => void (csv += typeof piece === 'string' ? piece : ''),
    });
    const [head, first, ...others] = csv.trim().split('\r\n');
    expect(head).toMatch(/^number,kind,issued_at/);
    expect(first).toMatch(/^CN-000001,credit_note,.*,INV-000002,/);
    expect(others).toHaveLength(2);
  });

  it('are hidden from roles not responsible for money', async () => {
    const support = await operator(shop, 'support');
    expect((await support.ask('invoices')).body.reason).toBe('not_your_role');
    const { status, body } = await support.browser.get<{ reason: string }>('/api/operate/invoices.zip');
    expect([status, body.reason]).toEqual([403, 'not_your_role']);
  });
});
