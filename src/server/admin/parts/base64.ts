import { z } from 'zod';

/**
 * A file in base64; its size limit is enforced where it is decoded. What it may not have is looked for: a pattern of the whole file
 * would remember every letter, for which there is not always room.
 */
export const base64 = z
  .string()
  .min(1)
  .max(16_000_000)
  .refine((text) => !/[^A-Za-z0-9+/=]|=[^=]|={3}/.test(text))
  .meta({ contentEncoding: 'base64' });
