/**
 * OKLCH to `#rrggbb`. Lowers chroma until the colour fits into sRGB, and so keeps hue and lightness.
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = toRgb(lightness, chroma, hue);
  for (let c = chroma; c > 0 && !fits(rgb); c -= 0.002) rgb = toRgb(lightness, Math.max(0, c), hue);
  return `#${rgb.map(toHex).join('')}`;
}

/** The hue `share` (0 to 1) of the way from one to the other, the short way round. */
export function hueBetween(from: number, to: number, share: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return (from + turn * share + 360) % 360;
}

function toRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fits(rgb: readonly number[]): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function toHex(linear: number): string {
  const x = Math.min(1, Math.max(0, linear));
  const encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
