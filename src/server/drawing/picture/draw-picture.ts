import { composePicture, type PlacePicture } from './compose-picture.ts';

/** Keeps a mail's picture light: some 30 KB. */
const MAIL_QUALITY = 80;

/** The picture as PNG, or as JPEG for a mail. @throws Error if no package for this machine is installed */
export async function drawPicture(picture: PlacePicture): Promise<Buffer> {
  const svg = Buffer.from(await composePicture(picture));
  const { default: sharp } = await import('sharp');
  // There are enough processes, and no picture is drawn twice.
  sharp.concurrency(1);
  sharp.cache(false);
  const drawn = sharp(svg).flatten();
  return picture.crop === 'mail'
    ? drawn.jpeg({ quality: MAIL_QUALITY, mozjpeg: true }).toBuffer()
    : drawn.png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}
