import { LEAST_PIXELS, MAX_LINKS, type PictureKind } from './brand.ts';
import type { ColourFault } from './colour-set.ts';

/** For the operator. */
export const brandWords = {
  colour: (fault: ColourFault) => {
    if (fault.why === 'unreadable') return 'A colour has six digits, like #c8f250.';
    return fault.why === 'dark'
      ? `Dark letters on this colour, and this colour on dark pages, have a contrast of ${fault.contrast.toFixed(1)}, and need 4.5. The nearest colour that works is ${fault.suggestion}.`
      : `Buttons in this colour would look like the page behind them. The nearest colour that works is ${fault.suggestion}.`;
  },
  address: 'An address begins with https://, or with / for a page of this shop.',
  network: 'An address begins with https://.',
  linkName: 'Give each link a name in English.',
  links: `A list has at most ${MAX_LINKS} links, each only once.`,
  noLinks: 'A list needs at least one link.',
  sections: 'Name each section once, and at least one.',
  heroBoth: 'Give both the headline and the line under it, or neither.',
  noPicture: 'This picture is gone. Please upload it again.',
  noDraft: 'This preview is more than a day old. Please preview the brand again.',
  noVersion: 'There’s no such version.',
  picture: {
    too_many_bytes: 'This picture is too large. It may have 8 MB at most.',
    format: 'A picture is a JPEG, PNG or WebP file. An SVG can carry scripts, so please export it as PNG.',
    broken: 'This picture can’t be read. Please choose another file.',
    too_many_pixels: 'This picture has too many pixels. It may have 60 million at most.',
  },
  tooSmall: (kind: PictureKind) =>
    `This picture is too small. It needs at least ${LEAST_PIXELS[kind].join(' by ')} pixels.`,
  notSquare: 'An icon is a square.',
};
