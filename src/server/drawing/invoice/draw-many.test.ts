import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type * as Fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type subsetFont from 'subset-font';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { isLong } from '../../../../test/support/machine/long.ts';
import { INVOICE } from '../../../../test/support/shop/mail-facts.ts';

const made = vi.hoisted(() => ({ faces: 0, opened: 0 }));
vi.mock('subset-font', async (original) => {
  const { default: subset } = await original<{ default: typeof subsetFont }>();
  return {
    default: (...args: Parameters<typeof subset>) => {
      made.faces += 1;
      return subset(...args);
    },
  };
});
vi.mock('fontkit', async (original) => {
  const fontkit = await original<typeof Fontkit>();
  return {
    ...fontkit,
    create: (...args: Parameters<typeof fontkit.create>) => {
      made.opened += 1;
      return fontkit.create(...args);
    },
  };
});

/** The drawing of a process that has drawn nothing yet. */
async function freshDrawing() {
  vi.resetModules();
  const { drawInvoice } = await import('./draw-invoice.ts');
  const { invoicePage } = await import('./invoice-page.ts');
  return (name: string, number = 42) =>
    drawInvoice(invoicePage({ ...INVOICE, number, buyer: { name, email: 'mia@example.com' } }));
}

/** One character of each file that the Chinese family is cut into. */
function fromEachChineseFile(): string[] {
  const ranges = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json');
  return Object.entries(JSON.parse(readFileSync(ranges, 'utf8')) as Record<string, string>)
    .filter(([file]) => file.startsWith('['))
    .flatMap(([, promised]) => {
      const all = promised.split(',').map((range) => Number.parseInt(range.replace('U+', ''), 16));
      const code = all.find((one) => one >= 0x4e00 && one <= 0x9fff);
      return code === undefined ? [] : [String.fromCodePoint(code)];
    });
}

beforeEach(() => Object.assign(made, { faces: 0, opened: 0 }));

describe('drawing one invoice after the other', () => {
  it('makes and opens each font once, whoever bought', async () => {
    const draw = await freshDrawing();
    await draw('Mia Larsen');
    const first = [made.faces, made.opened];
    // Two files of Latin letters, one of them in two weights.
    expect(first).toEqual([3, 5]);
    for (const [index, name] of ['Zoë Ñandú', 'Jörg Qvist', 'Mia Larsen'].entries()) await draw(name, index);
    expect([made.faces, made.opened]).toEqual(first);
    await draw('Владимир');
    await draw('Ольга');
    expect([made.faces, made.opened]).toEqual([4, 7]);
  });

  it('gives the document fonts that are already open', async () => {
    const registering = vi.spyOn(PDFDocument.prototype, 'registerFont');
    const draw = await freshDrawing();
    await draw('Mia 王 محمد');
    const fonts = registering.mock.calls.map(([, font]) => font);
    registering.mockRestore();
    expect(fonts.length).toBeGreaterThan(4);
    for (const font of fonts) expect(font).toHaveProperty('layout');
  });

  it('makes the same file, whatever was drawn before', async () => {
    const names = ['بت', 'نی', 'ڢب ثن', 'क्ष दीपक', 'Mia Ω Ω', 'สมชาย น้ำใจ'];
    const alone: string[] = [];
    for (const name of names) alone.push((await (await freshDrawing())(name)).toString('latin1'));
    const draw = await freshDrawing();
    for (const name of names.toReversed()) await draw(name);
    for (const [index, name] of names.entries())
      expect((await draw(name)).toString('latin1') === alone[index], name).toBe(true);
  });

  it.runIf(isLong)('keeps a limited number of fonts, including those of every invoice', async () => {
    const characters = fromEachChineseFile();
    expect(characters.length).toBeGreaterThan(70);
    const draw = await freshDrawing();
    const [first = ''] = characters;
    await draw(first);
    for (let at = 0; at < characters.length; at += 10) await draw(characters.slice(at, at + 10).join(''));
    const before = made.faces;
    await draw('Mia Larsen');
    expect(made.faces).toBe(before);
    await draw(first);
    expect(made.faces).toBe(before + 1);
  });
});
