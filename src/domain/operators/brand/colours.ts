/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
interface Lch {
  l: number;
  c: number;
  h: number;
}

type Three = readonly [number, number, number];

const HEX = /^#[\da-f]{6}$/;

/** '#C8F250', 'c8f250' and '#cf5' as '#c8f250'; null for anything else. */
export function readColour(typed: string): string | null {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim()) ?? [];
  const hex = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
  return HEX.test(hex) ? hex : null;
}

const channels = (hex: string): Three =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** By WCAG, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((part) => toLinear(part / 255)) as unknown as Three;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** As browsers mix in sRGB. @param share of the first one, 0 to 1 */
export function mixed(one: string, other: string, share: number): string {
  const under = channels(other);
  return hexOf(
    channels(one).map((part, at) => (part * share + (under[at] ?? 0) * (1 - share)) / 255) as never,
  );
}

const hexOf = (parts: Three): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function labOf(hex: string): Three {
  const [red, green, blue] = channels(hex).map((part) => toLinear(part / 255)) as unknown as Three;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

export function lchOf(hex: string): Lch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** How different two colours look; 0.02 can just be told. */
export function differenceOf(one: string, other: string): number {
  const [first, second] = [labOf(one), labOf(other)];
  return Math.hypot(...first.map((part, at) => part - (second[at] ?? 0)));
}

function linearOf({ l, c, h }: Lch): Three {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (parts: Three) => parts.every((part) => part >= -0.0005 && part <= 1.0005);

/** The nearest colour that screens show: of the same lightness and hue, with as much chroma as there is. */
export function hexOfLch({ l, c, h }: Lch): string {
  let [least, most] = [0, c];
  if (!isShown(linearOf({ l, c, h })))
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2;
      if (isShown(linearOf({ l, c: middle, h }))) least = middle;
      else most = middle;
    }
  else least = c;
  return hexOf(linearOf({ l, c: least, h }).map((part) => fromLinear(Math.max(0, part))) as never);
}
