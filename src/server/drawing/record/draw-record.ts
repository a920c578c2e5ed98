import { buffer } from 'node:stream/consumers';

import { COLOURS } from '../../core/colours.ts';
import { drawLogo } from '../invoice/draw-logo.ts';
import type { Words } from '../pdf/typesetter.ts';
import type { RecordDocument } from './record-document.ts';
import { recordWords } from './record-words.ts';

/** A4 and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const INNER = PAGE.width - 2 * PAGE.margin;
const HEAD = 84;
/** The width of the names, left of their values. */
const NAMES = 150;
const VALUES = { x: PAGE.margin + NAMES + 10, width: INNER - NAMES - 10 };
/** BCP 47; the console speaks no other. */
const LANGUAGE = 'en-US';
/** The lowest end of a row on a page. */
const BOTTOM = PAGE.height - 76;
const { ink, muted, line, night, onNight } = COLOURS;

const words = (style: Words['style'], size: number, colour: string, text: string): Words => {
  return { style, size, colour, text };
};

/** A record as PDF, as many pages of A4 as it needs. The same record gives the same bytes. */
export async function drawRecord(record: RecordDocument): Promise<Buffer> {
  // Loaded on first use, as for invoices.
  const { default: PDFDocument } = await import('pdfkit');
  const { createTypesetter } = await import('../pdf/typesetter.ts');
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    lang: LANGUAGE,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: record.title,
      Author: record.brand,
      CreationDate: record.drawnAt,
      ModDate: record.drawnAt,
    },
  });
  const bytes = buffer(doc);
  const brand = words('display', 19, onNight, record.brand);
  const title = words('display', 26, ink, record.title);
  const lead = words('text', 10, muted, record.lead);
  const sections = record.sections.map((section) => ({
    title: words('strong', 13, ink, section.title),
    rows: section.rows.map(({ name, value, details = '' }) => ({
      name: words('text', 9.5, muted, name),
      value: words('text', 9.5, ink, value),
      details: details === '' ? [] : [words('text', 9, muted, details)],
    })),
  }));
  const rows = sections.flatMap((section) => section.rows);
  const all = rows.flatMap(({ name, value, details }) => [name, value].concat(details));
  const { place, heightOf } = await createTypesetter(doc, LANGUAGE, [
    brand,
    title,
    lead,
    ...sections.map((section) => section.title),
    ...all,
  ]);

  const { margin } = PAGE;
  const heightOfRow = ({ name, value, details }: (typeof rows)[number]) =>
    14 +
    Math.max(
      heightOf(name, NAMES),
      [value, ...details].reduce((sum, each) => sum + heightOf(each, VALUES.width), 0),
    );
  doc.rect(0, 0, PAGE.width, HEAD).fill(night);
  drawLogo(doc, margin, 27, (colour) => colour);
  place(brand, { x: margin + 37, y: 28, width: INNER - 37 });
  let y = place(title, { x: margin, y: HEAD + 36, width: INNER });
  y = place(lead, { x: margin, y: y + 2, width: INNER });

  const makeRoom = (height: number) => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    y = margin;
  };
  for (const section of sections) {
    const [first] = section.rows;
    if (!first) continue;
    // A title is never the last line of a page.
    makeRoom(48 + heightOfRow(first));
    y = place(section.title, { x: margin, y: y + 22, width: INNER }) + 6;
    for (const row of section.rows) {
      const height = heightOfRow(row);
      makeRoom(height);
      doc
        .moveTo(margin, y)
        .lineTo(margin + INNER, y)
        .lineWidth(0.75)
        .strokeColor(line)
        .stroke();
      place(row.name, { x: margin, y: y + 7, width: NAMES });
      let below = y + 7;
      for (const each of [row.value, ...row.details]) below = place(each, { ...VALUES, y: below });
      y += height;
    }
  }

  const { count } = doc.bufferedPageRange();
  const feet = Array.from({ length: count }, (_, index) =>
    words('text', 8.5, muted, recordWords.foot(record.foot, index + 1, count)),
  );
  const { place: placeFoot } = await createTypesetter(doc, LANGUAGE, feet);
  for (const [index, foot] of feet.entries()) {
    doc.switchToPage(index);
    placeFoot(foot, { x: margin, y: PAGE.height - 48, width: INNER });
  }
  doc.end();
  return bytes;
}
