import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

interface PhotoOptions {
  width: number;
  height: number;
  /** Written into it as a camera would. */
  artist?: string;
  /** Much to encode, as a real one has. */
  noise?: boolean;
}

/** A JPEG as an operator may have one. */
export function photo({ width, height, artist, noise = false }: PhotoOptions): Promise<Buffer> {
  const ground = noise
    ? sharp(randomBytes((width / 4) * (height / 4) * 3), {
        raw: { width: width / 4, height: height / 4, channels: 3 },
      }).resize(width, height)
    : sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });
  return (artist === undefined ? ground : ground.withExif({ IFD0: { Artist: artist } }))
    .jpeg({ quality: 90 })
    .toBuffer();
}
