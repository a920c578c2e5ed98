/** The limits for an operator's picture of a place. */
export const PHOTO_LIMITS = {
  /** For the file. */
  mostBytes: 8 * 1024 * 1024,
  /** A phone's camera takes 12 to 50 million. */
  mostPixels: 60_000_000,
  leastWidth: 600,
  leastHeight: 300,
};

/** The accepted media types. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a picture is refused: too many bytes; no JPEG, PNG or WebP; broken; too many pixels, or too few. */
export type PhotoFault = 'too_many_bytes' | 'format' | 'broken' | 'too_many_pixels' | 'too_few_pixels';
