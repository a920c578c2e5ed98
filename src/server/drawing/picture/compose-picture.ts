import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { PRODUCT_PICTURE } from '../../../domain/catalog/found/product-picture.ts';
import { SOCIAL_PICTURE } from '../../../domain/catalog/found/social-picture.ts';
import { fitted } from '../../../domain/operators/brand/page-look.ts';
import type { DressedBrand, OwnLogo } from '../../brand/brand.ts';
import { COLOURS, recoloured } from '../../core/colours.ts';
import { LOGO_SHAPE } from '../../core/logo-shape.ts';
import type { Setting } from '../pdf/split-runs.ts';
import { type Outline, outlineText } from './outline-text.ts';
import { ART } from './place-drawings.ts';

/** The picture of a place where SVG is not shown: link previews, product lists and mails. */
export type PlacePicture = {
  /** The country or region by its file in the build's drawings; null for the globe of the home page. */
  code: string | null;
} & (
  | { crop: 'social'; words: WordsOnPicture; look?: Pick<DressedBrand, 'colours' | 'logo'> }
  | { crop: 'product' | 'mail' }
);

/** The words on a picture, from the top down. */
interface WordsOnPicture {
  /** BCP 47. */
  language: string;
  /** The shop's name. */
  brand: string;
  kind: string;
  /** The largest words. */
  title: string;
  plans: string;
}

const PICTURE_SIZES = {
  social: SOCIAL_PICTURE,
  product: PRODUCT_PICTURE,
  mail: { width: 1200, height: 316 },
} as const;

/** The build's drawing behind each crop, and the part of it that is shown. */
const DRAWINGS = {
  social: { format: 'banner-small', view: '0 16.25 700 367.5' },
  product: { format: 'square', view: '0 0 340 340' },
  mail: { format: 'banner', view: '0 0 1152 304' },
} as const;

const require = createRequire(import.meta.url);

/** The positions; the name ends where the outline of the place begins. */
const LEFT = 72;
const BOTTOM = 546;
const NAME = { width: 600, largest: 124, smallestOnOneLine: 76, largestOnTwo: 92, tracking: -0.03 };
const SMALL = 34;

/** The picture as SVG, with all letters as outlines. @throws Error if the build has no drawings */
export async function composePicture(picture: PlacePicture): Promise<string> {
  const { crop, code } = picture;
  const { width, height } = PICTURE_SIZES[crop];
  const { format, view } = DRAWINGS[crop];
  const frame = `width="${width}" height="${height}" viewBox="${view}"`;
  const ground = code === null ? globe() : nested(artOf(format, code), frame);
  const look = picture.crop === 'social' ? picture.look : undefined;
  const words = picture.crop === 'social' ? await wordsOn(code, picture.words, look?.logo ?? null) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${words}</svg>`;
  return recoloured(svg, look?.colours ?? null);
}

/** The drawing of a place, or the general one. */
function artOf(format: string, code: string): string {
  const drawn = (file: string) => readFileSync(new URL(`${format}/${file}.svg`, ART), 'utf8');
  return orElse(
    () => drawn(code),
    () => drawn('_'),
  );
}

/** The home page's globe, on its night background. */
function globe(): string {
  const { width, height } = PICTURE_SIZES.social;
  const view = 'x="560" y="-85" width="800" height="800" viewBox="0 0 1120 1120"';
  return `<path fill="${COLOURS.night}" d="M0 0h${width}v${height}H0z"/>${nested(readFileSync(new URL('hero.svg', ART), 'utf8'), view)}`;
}

/** A whole SVG as part of another one. */
function nested(svg: string, view: string): string {
  return svg.trim().replace(/^<svg [^>]*>/, `<svg fill="none" ${view}>`);
}

/** From the bottom up: the kind of product, the name, a description; and the shop at the top. */
async function wordsOn(code: string | null, words: WordsOnPicture, own: OwnLogo | null): Promise<string> {
  const { brand, title, plans, language } = words;
  const text = { style: 'text', language } as const;
  const display = { style: 'display', language } as const;
  const { size, lines } = await titleOf(title, display);
  const last = BOTTOM - 74;
  const first = last - (lines.length - 1) * size;
  const kind = first - Math.round(size * 0.8) - 44;
  const beside = own ? fitted(own, LOGO_HEIGHT).width + 16 : 56;
  const flag = code === null ? null : flagOf(code, kind - 44);
  return [
    own ? ownLogo(own) : logo(),
    own?.hasName
      ? ''
      : await set(brand, display, await fitting(brand, display, 40, 1000 - beside), LEFT + beside, 97),
    flag ?? '',
    await set(words.kind, text, SMALL, LEFT + (flag === null ? 0 : 84), kind),
    ...lines.map((line, index) => placed(line, LEFT, first + index * size)),
    await set(plans, text, SMALL, LEFT, BOTTOM),
  ].join('');
}

/** The name on one line if it is still large there, otherwise on two of similar width. */
async function titleOf(name: string, setting: Setting): Promise<{ size: number; lines: Outline[] }> {
  const widthOf = async (line: string) => (await outlineText(line, setting, 1, NAME.tracking)).width;
  const fitted = async (lines: string[], largest: number) => {
    const widths = await Promise.all(lines.map(widthOf));
    return { lines, size: Math.min(largest, Math.floor(NAME.width / Math.max(...widths))) };
  };
  const cuts = Array.from(name.matchAll(/ /g), ({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  let best = await fitted([name], NAME.largest);
  if (best.size < NAME.smallestOnOneLine) {
    const onTwo = await Promise.all(cuts.map((cut) => fitted(cut, NAME.largestOnTwo)));
    best = [best, ...onTwo].reduce((largest, one) => (one.size > largest.size ? one : largest));
  }
  const { lines, size } = best;
  return {
    size,
    lines: await Promise.all(lines.map((line) => outlineText(line, setting, size, NAME.tracking))),
  };
}

/** The size at which a line fits into the picture. */
async function fitting(text: string, setting: Setting, size: number, room: number): Promise<number> {
  const { width } = await outlineText(text, setting, size);
  return Math.min(size, Math.floor((size * room) / width));
}

async function set(text: string, setting: Setting, size: number, x: number, y: number): Promise<string> {
  return placed(await outlineText(text, setting, size), x, y);
}

function placed({ path }: Outline, x: number, y: number): string {
  return `<path fill="${COLOURS.surface}" transform="translate(${x} ${y})" d="${path}"/>`;
}

/** A round flag; null for a place without one. */
function flagOf(code: string, y: number): string | null {
  const flag = orElse(
    () => readFileSync(require.resolve(`circle-flags/flags/${code.toLowerCase()}.svg`), 'utf8'),
    () => null,
  );
  if (flag === null || code.length !== 2) return null;
  const ring = `<circle cx="${LEFT + 32}" cy="${y + 32}" r="32" fill="${COLOURS.surface}"/>`;
  return ring + nested(flag, `x="${LEFT + 4}" y="${y + 4}" width="56" height="56" viewBox="0 0 512 512"`);
}

/** As high as the shop's own. */
const LOGO_HEIGHT = 46;

function ownLogo(own: OwnLogo): string {
  const { width, height } = fitted(own, LOGO_HEIGHT);
  return `<image x="${LEFT}" y="60" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(own.png).toString('base64')}"/>`;
}

function logo(): string {
  const { card, route, end } = LOGO_SHAPE;
  const { signal, ink } = COLOURS;
  return `<g transform="translate(${LEFT} 60) scale(1.54)"><path fill="${signal}" d="${card}"/><path fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${route}"/><circle fill="${ink}" cx="${end.x}" cy="${end.y}" r="${end.radius}"/></g>`;
}

/** A file's content, or the fallback if it is missing. */
function orElse<T>(read: () => T, instead: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'MODULE_NOT_FOUND') throw error;
    return instead();
  }
}
