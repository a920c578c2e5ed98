import { describe, expect, it } from 'vitest';

import { readPdf } from '../../../../test/support/reading/read-pdf.ts';
import { drawRecord } from './draw-record.ts';
import type { RecordDocument } from './record-document.ts';

const row = (index: number) => ({ name: `Name ${index}`, value: `Value ${index}`, details: 'beside it' });
const record = (rows: RecordDocument['sections'][number]['rows']): RecordDocument => ({
  brand: 'Wanderwave',
  title: 'Order SP-7F3K-92QD',
  lead: 'What the books know.',
  drawnAt: new Date('2026-11-24T10:00:00Z'),
  sections: [
    { title: 'Facts', rows },
    { title: 'Empty', rows: [] },
  ],
  foot: 'Wanderwave Ltd',
});
const read = async (rows: RecordDocument['sections'][number]['rows']) =>
  readPdf(await drawRecord(record(rows)));

describe('a record', () => {
  it('has as many numbered pages as it needs, and loses no row', async () => {
    const { text, pages, title, right, bottom, missing } = await read(
      Array.from({ length: 60 }, (_, index) => row(index)),
    );
    expect({ title, missing }).toEqual({ title: 'Order SP-7F3K-92QD', missing: 0 });
    expect(pages).toBeGreaterThan(2);
    for (let index = 0; index < 60; index++) expect(text).toContain(`Name ${index} Value ${index} beside it`);
    for (let page = 1; page <= pages; page++)
      expect(text).toContain(`Wanderwave Ltd · Page ${page} of ${pages}`);
    expect(right).toBeLessThan(540);
    expect(bottom).toBeGreaterThan(30);
    expect(text).not.toContain('Empty');
  });

  it('keeps any typed text, in any script, within the page', async () => {
    const long = 'x'.repeat(4_000);
    const { text, pages, right, missing } = await read([
      { name: 'Buyer', value: 'Mia 王小明 محمد दीपक' },
      { name: 'Long', value: long },
      { name: 'Last', value: 'is there' },
    ]);
    expect(missing).toBe(0);
    expect(right).toBeLessThan(540);
    expect(pages).toBeLessThan(4);
    expect(text).toMatch(/王 ?小 ?明/);
    expect(text).toContain('Last is there');
  });

  it('is the same file each time it is drawn', async () => {
    const rows = [row(1)];
    const [one, other] = [await drawRecord(record(rows)), await drawRecord(record(rows))];
    expect(one.equals(other)).toBe(true);
  });
});
