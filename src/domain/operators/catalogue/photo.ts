/** What an operator's picture of a place may be. */
export const PHOTO_LIMITS = {
  /** Of the file. */
  mostBytes: 8 * 1024 * 1024,
  /** A phone's camera makes 12 to 50 million. */
  mostPixels: 60_000_000,
  leastWidth: 600,
  leastHeight: 300,
};

/** Media types that are taken. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why one is not taken: too many bytes; no JPEG, PNG or WebP; broken; with too many pixels, or too few. */
export type PhotoFault = 'too_many_bytes' | 'format' | 'broken' | 'too_many_pixels' | 'too_few_pixels';
