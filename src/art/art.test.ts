import { describe, expect, it } from 'vitest';

import { allCodes, countryCodes, regionCodes } from './data/codes.ts';
import { formatNames, formats } from './data/formats.ts';
import { subregion } from './data/hues.ts';
import { regions } from './data/regions.ts';
import { draw } from './draw.ts';
import { drawHero } from './pictures/hero.ts';

const kilobyte = 1024;

/** A code of each kind: huge, tiny, across the antimeridian, carved out, hand-made, without a capital, regions. */
const sample = ['RU', 'VA', 'FJ', 'US-HI', 'TK', 'BV', 'CYP', 'NO', 'JP', 'REUP', 'RAS', 'RGB', '_'];

/** Element names in the order they open; fails if the text is not well-formed. */
function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/.exec(rest);
    if (!tag) throw new Error(`Not well-formed at: ${rest.slice(0, 60)}`);
    const [whole, closing, name = '', , empty] = tag;
    if (closing) expect(open.pop()).toBe(name);
    else seen.push(name);
    if (!closing && !empty) open.push(name);
    rest = rest.slice(whole.length);
  }
  expect(open).toEqual([]);
  return seen;
}

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const linksOf = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? '');

describe('every code', () => {
  const cards = new Map(allCodes.map((code) => [code, draw(code, 'card')]));

  it('has its own card', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(254);
    const globe = cards.get('_')?.replaceAll('any-', '');
    for (const code of countryCodes) {
      expect(cards.get(code)?.replaceAll(`${code.toLowerCase()}-`, ''), code).not.toBe(globe);
    }
  });

  it('is drawn small, in the right size, with numbers only', () => {
    for (const [code, svg] of cards) {
      expect(svg, code).toMatch(/^<svg [^>]*width="480" height="320" viewBox="0 0 480 320"/);
      expect(svg, code).not.toMatch(/NaN|Infinity|undefined|e-\d/);
      expect(svg.length, code).toBeGreaterThan(2 * kilobyte);
      expect(svg.length, code).toBeLessThan(30 * kilobyte);
    }
    const sizes = [...cards.values()].map((svg) => svg.length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThan(17 * kilobyte);
  });

  it('belongs to a part of the world', () => {
    expect(countryCodes.filter((code) => subregion(code) === 'Global')).toEqual([]);
  });

  it('has ids that no other picture uses', () => {
    const ids = [...cards.values()].flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(sample)('%s', (code) => {
  const pictures = formatNames.map((format) => ({ format, svg: draw(code, format) }));

  it.each(pictures)('as $format is well-formed, without text, filters or script', ({ format, svg }) => {
    const { width, height } = formats[format];
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    const allowed = 'svg defs linearGradient radialGradient stop clipPath path use g circle'.split(' ');
    expect(elementsOf(svg).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('links only to its own ids', () => {
    for (const { svg } of pictures) expect(idsOf(svg)).toEqual(expect.arrayContaining(linksOf(svg)));
  });

  it('is the same byte for byte each time it is drawn', () => {
    for (const { format, svg } of pictures) expect(draw(code, format)).toBe(svg);
  });
});

it('draws the globe for an unknown code', () => {
  for (const code of ['ZZ', 'RXYZ', 'constructor', '']) {
    const id = `${code.toLowerCase()}-card-`;
    expect(draw(code, 'card').replaceAll(id, '')).toBe(draw('_', 'card').replaceAll('any-card-', ''));
  }
});

it('has the tint of its part of the world', () => {
  const sky = (code: string): string[] =>
    [...draw(code, 'card').matchAll(/stop-color="([^"]+)"/g)].map(([, c]) => c ?? '').slice(0, 4);
  expect(sky('FR')).toEqual(sky('DE'));
  expect(sky('JP')).toEqual(sky('KR'));
  expect(sky('FR')).not.toEqual(sky('JP'));
  expect(sky('RAF')).toEqual(sky('KE'));
});

it('highlights every visible member of a region, and all the world on the globe', () => {
  const stations = (code: string): number =>
    draw(code, 'card')
      .match(/stroke="#c8f250" stroke-width="4\.8"[^>]* d="([^"]+)"/)?.[1]
      ?.match(/h0/g)?.length ?? 0;
  // The Canary Islands have two seats of government.
  const second = 1;
  const europe = regions['REUP'];
  expect(stations('REUP')).toBe((europe?.kind === 'globe' ? 0 : (europe?.members.length ?? 0)) + second);
  expect(stations('ROC')).toBe(2);
  expect(stations('RGB')).toBeGreaterThan(100);
  expect(regionCodes).toHaveLength(20);
});

it('draws the hero light enough to send, and lighter still for a phone', () => {
  const [svg, phone] = [drawHero('hero-'), drawHero('hero-', { phone: true })];
  for (const one of [svg, phone]) expect(elementsOf(one).length).toBeGreaterThan(10);
  expect(svg.match(/h0/g)?.length).toBeGreaterThan(3000);
  expect(svg.length).toBeLessThan(52 * kilobyte);
  expect(phone.match(/h0/g)?.length).toBeGreaterThan(400);
  expect(phone.length).toBeLessThan(31 * kilobyte);
});
