import type { PictureKind } from '../../../domain/operators/brand/brand.ts';
import { LEAST_PIXELS } from '../../../domain/operators/brand/brand.ts';
import type { PhotoFault } from '../../../domain/operators/catalogue/photo.ts';
import type { BrandFile } from '../../brand/pictures.ts';
import { openPhoto, webpWithin } from './encode-photo.ts';

export type BrandPictureFault = PhotoFault | 'not_square';

/** A logo's box, for screens with three pixels to one. */
const LOGO = { width: 640, height: 128 };
const HERO = [
  { name: 'large.webp', box: { width: 1920, height: 1280 }, most: 300_000 },
  { name: 'small.webp', box: { width: 960, height: 960 }, most: 90_000 },
];
const SOCIAL = { width: 1200, height: 630 };
/** Browsers want their own, phones cut theirs to a shape: `room` is left around it, of which nothing is lost. */
const ICONS = [
  { name: 'icon-512.png', size: 512, room: 0 },
  { name: 'icon-192.png', size: 192, room: 0 },
  { name: 'icon-maskable-512.png', size: 512, room: 51 },
  { name: 'apple-touch-icon.png', size: 180, room: 0 },
  { name: 'favicon.ico', size: 48, room: 0 },
];

/** Decodes an uploaded picture and encodes the files that the shop needs of it, without anything that a camera wrote into it. */
export async function encodeBrandPicture(
  kind: PictureKind,
  given: Uint8Array,
): Promise<BrandFile[] | { fault: BrandPictureFault }> {
  const [leastWidth, leastHeight] = LEAST_PIXELS[kind];
  const photo = await openPhoto(given, { leastWidth, leastHeight });
  if ('fault' in photo) return photo;
  if (kind === 'icon' && photo.width !== photo.height) return { fault: 'not_square' };
  try {
    if (kind === 'logo' || kind === 'logo_night') {
      const { data, info } = await photo
        .upright()
        .trim()
        .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true, quality: 95, effort: 8 })
        .toBuffer({ resolveWithObject: true });
      return [file('logo.png', 'image/png', data, info)];
    }
    if (kind === 'hero')
      return await Promise.all(
        HERO.map(async ({ name, box, most }) => {
          const { drawn, width, height } = await webpWithin(photo.upright, box, most);
          return file(name, 'image/webp', drawn, { width, height });
        }),
      );
    if (kind === 'social') {
      const { data, info } = await photo
        .upright()
        .resize({ ...SOCIAL, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .png({ palette: true, quality: 90, effort: 7 })
        .toBuffer({ resolveWithObject: true });
      return [file('social.png', 'image/png', data, info)];
    }
    return await Promise.all(
      ICONS.map(async ({ name, size, room }) => {
        const { data, info } = await photo
          .upright()
          .resize(size - 2 * room, size - 2 * room)
          .extend({ top: room, bottom: room, left: room, right: room, background: '#ffffff' })
          .flatten(room === 0 ? false : { background: '#ffffff' })
          .png()
          .toBuffer({ resolveWithObject: true });
        return file(
          name,
          name.endsWith('.ico') ? 'image/x-icon' : 'image/png',
          name.endsWith('.ico') ? icoOf(data) : data,
          info,
        );
      }),
    );
  } catch {
    return { fault: 'broken' };
  }
}

function file(
  name: string,
  type: string,
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): BrandFile {
  return { name, type, bytes: new Uint8Array(bytes), width, height };
}

/** An ICO with one PNG of 48 by 48: its header, one entry, and the PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(48, 6);
  head.writeUInt8(48, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
