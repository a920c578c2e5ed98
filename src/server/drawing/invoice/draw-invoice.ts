import { buffer } from 'node:stream/consumers';

import type { ColourSet } from '../../../domain/operators/brand/colour-set.ts';
import { fitted } from '../../../domain/operators/brand/page-look.ts';
import { COLOURS, recoloured } from '../../core/colours.ts';
import { drawLogo } from './draw-logo.ts';
import type { InvoicePage } from './invoice-page.ts';

/** A4 and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const INNER = PAGE.width - 2 * PAGE.margin;
const HEAD = 84;
const GAP = 24;
/** The width and height of the logo. */
const LOGO = 26;
const LOGO_HEIGHT = 30;
/** The width of the buyer's and the seller's columns. */
const COLUMN = (INNER - GAP) / 2;

/** The same words in the colours of a published set. */
function inColours<T>(words: T, colours: ColourSet | null): T {
  if (colours === null) return words;
  if (Array.isArray(words)) return words.map((one: unknown) => inColours(one, colours)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [
      name,
      name === 'colour' ? recoloured(String(value), colours) : inColours(value, colours),
    ]),
  ) as T;
}

/** An invoice or credit note as PDF, one page of A4. The same page always gives the same bytes. */
export async function drawInvoice({
  language,
  direction,
  title,
  author,
  issuedAt,
  words: told,
  look,
}: InvoicePage): Promise<Buffer> {
  // Loaded on first use: neither the start nor a process without invoices should pay for it.
  const { default: PDFDocument } = await import('pdfkit');
  const { createTypesetter } = await import('../pdf/typesetter.ts');
  const colours = look?.colours ?? null;
  const words = inColours(told, colours);
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Skips pdfkit's default font, which it would load for each document.
    font: '',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const bytes = buffer(doc);
  const typesetter = await createTypesetter(doc, language, Object.values(words).flat(3));
  const { widthOf } = typesetter;
  /** Where something so wide begins, that stands so far from where lines begin. */
  const leftOf = (x: number, wide: number) => (direction === 'rtl' ? PAGE.width - x - wide : x);
  /** `left` is where lines begin, and `right` where they end. */
  const place: typeof typesetter.place = (said, { x, y: top, width: wide, align = 'left' }) =>
    typesetter.place(said, {
      x: leftOf(x, wide),
      y: top,
      width: wide,
      align: (align === 'left') === (direction === 'ltr') ? 'left' : 'right',
    });
  const { margin, width } = PAGE;
  const right = { x: margin, width: INNER, align: 'right' as const };
  const paint = (colour: string) => recoloured(colour, colours);
  const rule = (y: number) =>
    doc
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.75)
      .strokeColor(paint(COLOURS.line))
      .stroke();

  doc.rect(0, 0, width, HEAD).fill(paint(COLOURS.night));
  const own = look?.logo;
  const logo = own ? fitted(own, LOGO_HEIGHT) : { width: LOGO, height: LOGO_HEIGHT };
  if (own) doc.image(Buffer.from(own.png), leftOf(margin, logo.width), 27, logo);
  else drawLogo(doc, leftOf(margin, LOGO), 27, paint);
  const beside = logo.width + 11;
  if (!own?.hasName) place(words.brand, { x: margin + beside, y: 28, width: INNER - beside });

  let y = place(words.title, { x: margin, y: HEAD + 40, width: INNER / 2 });
  const aside = place(words.number, { ...right, y: HEAD + 46 });
  place(words.issued, { ...right, y: aside + 2 });

  y += 20;
  const bottoms = words.parties.map((lines, index) => {
    const x = margin + index * (COLUMN + GAP);
    return lines.reduce((below, each) => place(each, { x, y: below, width: COLUMN }), y);
  });
  y = Math.max(...bottoms) + 22;

  for (const [name, value] of words.facts) {
    rule(y);
    const named = place(name, { x: margin, y: y + 7, width: 140 });
    y = Math.max(named, place(value, { x: margin + 150, y: y + 7, width: INNER - 150 })) + 7;
  }
  rule(y);

  y += 26;
  doc.roundedRect(margin, y, INNER, 26, 6).fill(paint(COLOURS.sunken));
  place(words.columns[0], { x: margin + 12, y: y + 7, width: 200 });
  place(words.columns[1], { ...right, width: INNER - 12, y: y + 7 });
  y += 30;
  for (const [name, amount] of words.lines) {
    const wide = widthOf(amount);
    const bottom = place(name, { x: margin + 12, y: y + 8, width: INNER - 24 - wide - GAP });
    place(amount, { ...right, width: INNER - 12, y: y + 8 });
    y = bottom + 8;
    rule(y);
  }
  for (const [name, amount] of words.taxes) {
    y += 8;
    place(name, { x: margin + 12, y, width: INNER / 2 });
    y = place(amount, { ...right, width: INNER - 12, y });
  }
  const below = place(words.total[0], { x: margin + 12, y: y + 14, width: INNER / 2 });
  place(words.total[2], { x: margin + 12, y: below, width: INNER / 2 });
  y = place(words.total[1], { ...right, width: INNER - 12, y: y + 12 }) + 44;

  for (const line of words.taxNote) y = place(line, { x: margin, y, width: INNER }) + 6;
  place(words.note, { x: margin, y, width: INNER });
  const foot = PAGE.height - 52;
  rule(foot);
  place(words.foot, { x: margin, y: foot + 10, width: INNER });
  doc.end();
  return bytes;
}
