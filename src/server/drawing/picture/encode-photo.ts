import type { Sharp } from 'sharp';

import { PHOTO_LIMITS, type PhotoFault } from '../../../domain/operators/catalogue/photo.ts';

/** An operator's picture as shown: WebP without camera data, and a smaller one for cards. */
export interface EncodedPhoto {
  large: Uint8Array;
  small: Uint8Array;
  /** In pixels, for the larger one. */
  width: number;
  height: number;
}

const LARGE = { width: 1600, height: 1200 };
const SMALL = { width: 640, height: 480 };
/** Tried in turn until the picture is light enough. */
const QUALITIES = [80, 65, 50];
const LIGHT = { large: 300_000, small: 60_000 };

/** Checked by their first bytes, so that no other decoder of the library ever runs, least of all the one for SVG. */
const FORMATS: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Decodes an uploaded picture and encodes it in two sizes, upright, never larger than the original. */
export async function encodePhoto(given: Uint8Array): Promise<EncodedPhoto | { fault: PhotoFault }> {
  const photo = await openPhoto(given, PHOTO_LIMITS);
  if ('fault' in photo) return photo;
  try {
    const large = await webpWithin(photo.upright, LARGE, LIGHT.large);
    const small = await webpWithin(photo.upright, SMALL, LIGHT.small);
    return { large: large.drawn, small: small.drawn, width: large.width, height: large.height };
  } catch {
    return { fault: 'broken' };
  }
}

/** An uploaded picture whose kind and size are as they should be. It is decoded by each call of `upright`, which throws if it is broken. */
interface OpenPhoto {
  upright: () => Sharp;
  /** In pixels, as people see it. */
  width: number;
  height: number;
}

export async function openPhoto(
  given: Uint8Array,
  { leastWidth, leastHeight }: Pick<typeof PHOTO_LIMITS, 'leastWidth' | 'leastHeight'>,
): Promise<OpenPhoto | { fault: PhotoFault }> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const format = Object.keys(FORMATS).find((name) => FORMATS[name]?.(bytes));
  if (format === undefined) return { fault: 'format' };
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const {
      format: read,
      width,
      height,
      autoOrient,
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (read !== format) return { fault: 'format' };
    if (width * height > PHOTO_LIMITS.mostPixels) return { fault: 'too_many_pixels' };
    if (autoOrient.width < leastWidth || autoOrient.height < leastHeight) return { fault: 'too_few_pixels' };
    const upright = () =>
      sharp(bytes, { limitInputPixels: PHOTO_LIMITS.mostPixels, failOn: 'error' }).autoOrient();
    return { upright, ...autoOrient };
  } catch {
    return { fault: 'broken' };
  }
}

/** As WebP, not larger than the box, and lighter than `most` bytes if the lowest quality is. */
export async function webpWithin(
  upright: () => Sharp,
  box: { width: number; height: number },
  most: number,
): Promise<{ drawn: Uint8Array; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await upright()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let drawn = data;
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is made where this one is too heavy
    drawn = await sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (drawn.byteLength <= most) break;
  }
  return { drawn: new Uint8Array(drawn), width, height };
}
