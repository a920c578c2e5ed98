/**
 * A picture's size in CSS pixels. A slanted picture has the outline in its right half and darkens the left half, where the page
 * writes the name.
 */
export type Format = { width: number; height: number; slant: boolean };

export const formats = {
  card: { width: 480, height: 320, slant: false },
  square: { width: 340, height: 340, slant: false },
  banner: { width: 1152, height: 304, slant: true },
  'banner-small': { width: 700, height: 400, slant: true },
  pass: { width: 216, height: 240, slant: false },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as FormatName[];
