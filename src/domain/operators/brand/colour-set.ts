import { contrastOf, differenceOf, hexOfLch, lchOf, mixed, readColour } from './colours.ts';

/** The shop's own colours by the names of `styles/tokens.css`: those that a set replaces. */
export const SHOP_COLOURS = {
  paper: '#f7f7f2',
  surface: '#ffffff',
  sunken: '#ebede6',
  ink: '#0e1b2c',
  muted: '#51606f',
  line: '#e2e5dd',
  edge: '#7b8794',
  night: '#0a1524',
  'night-raised': '#12213a',
  'night-high': '#1b2f4e',
  'on-night': '#f3f6f1',
  'on-night-muted': '#a9b7c6',
  'night-line': '#23344f',
  'night-edge': '#5f7796',
  signal: '#c8f250',
  'signal-hover': '#d6f97a',
  'signal-press': '#b3dd3a',
  link: '#0b6e69',
} as const;

/** Colours of states, which no set replaces: red is danger in every shop. By day and by night. */
export const STATE_COLOURS = {
  success: ['#157347', '#6fd6a0'],
  warning: ['#8a5a00', '#f2b84b'],
  spent: ['#a34b00', '#ff9f5a'],
  danger: ['#b3261e', '#ff9d94'],
  info: ['#1d4e89', '#8fbcf5'],
} as const;

export type ColourName = keyof typeof SHOP_COLOURS;
export type ColourSet = Readonly<Record<ColourName, string>>;

/** By WCAG 2.2: of text, and of the edges of controls. */
const TEXT = 4.5;
const EDGE = 3;

/** What an accent must differ by from the page behind it; the least that a button needs to be seen as one. */
const SEEN = 0.1;

type Pair = readonly [text: string, ground: string, least: number, what: string];

/** What is drawn on what in both looks, as `test/tooling/contrast.test.ts` finds it in the styles. */
function pairsOf(set: ColourSet): Pair[] {
  const looks = [
    {
      grounds: { paper: set.paper, surface: set.surface, sunken: set.sunken },
      ink: set.ink,
      muted: set.muted,
      link: set.link,
      edge: set.edge,
      line: set.line,
      at: 0 as const,
      selected: mixed(set.signal, set.surface, 0.2),
    },
    {
      grounds: {
        paper: set.night,
        surface: set['night-raised'],
        sunken: mixed('#000000', set['night-raised'], 4 / 15),
      },
      ink: set['on-night'],
      muted: set['on-night-muted'],
      link: set.signal,
      edge: set['night-edge'],
      line: set['night-line'],
      at: 1 as const,
      selected: mixed(set.signal, set['night-high'], 0.06),
    },
  ];
  const ofLook = ({
    grounds,
    ink,
    muted,
    link,
    edge,
    line,
    at,
    selected,
  }: (typeof looks)[number]): Pair[] => {
    const states = Object.entries(STATE_COLOURS).map(([name, both]) => [name, both[at]] as const);
    const texts = [['ink', ink] as const, ['muted', muted] as const, ['link', link] as const];
    const under = {
      ...grounds,
      veilOnPaper: mixed(ink, grounds.paper, 0.06),
      veil: mixed(ink, grounds.surface, 0.06),
    };
    const look = at === 0 ? 'by day' : 'by night';
    return [
      ...Object.entries({ ...under, selected }).flatMap(([on, ground]) =>
        texts.map(([name, text]): Pair => [text, ground, TEXT, `${name} on ${on} ${look}`]),
      ),
      ...Object.entries(grounds).flatMap(([on, ground]) =>
        states.map(([name, text]): Pair => [text, ground, TEXT, `${name} on ${on} ${look}`]),
      ),
      ...[...states, ['muted', muted] as const].map(([name, text]): Pair => [
        text,
        mixed(text, grounds.surface, 0.1),
        TEXT,
        `${name} on its tint ${look}`,
      ]),
      [muted, line, TEXT, `muted on line ${look}`] as const,
      ...[grounds.paper, grounds.surface].flatMap((ground): Pair[] => [
        [edge, ground, EDGE, `edge ${look}`],
        [link, ground, EDGE, `focus ${look}`],
      ]),
    ];
  };
  const nights = [set.night, set['night-raised'], set['night-high']];
  return [
    ...looks.flatMap(ofLook),
    ...nights.flatMap((ground, at) =>
      (['on-night', 'on-night-muted', 'signal'] as const).map((name): Pair => [
        set[name],
        ground,
        TEXT,
        `${name} on night ${at}`,
      ]),
    ),
    ...(['signal', 'signal-hover', 'signal-press'] as const).map((name): Pair => [
      set.night,
      set[name],
      TEXT,
      `night on ${name}`,
    ]),
    [set['night-edge'], set['night-raised'], EDGE, 'night-edge'],
  ];
}

/** The pairs of a set that cannot be told well enough, each with its contrast; none in a set that may be published. */
export function weakPairs(set: ColourSet): { what: string; contrast: number; least: number }[] {
  return pairsOf(set)
    .map(([text, ground, least, what]) => ({ what, least, contrast: contrastOf(text, ground) }))
    .filter(({ contrast, least }) => contrast < least);
}

/** Moves a colour's lightness in small steps until it fits. */
function moved(hex: string, step: number, fits: (colour: string) => boolean): string {
  const { l, c, h } = lchOf(hex);
  for (let now = l; now >= 0 && now <= 1; now += step) {
    const colour = hexOfLch({ l: now, c, h });
    if (fits(colour)) return colour;
  }
  return step > 0 ? '#ffffff' : '#000000';
}

const reaches =
  (least: number, ...others: string[]) =>
  (colour: string) =>
    others.every((other) => contrastOf(colour, other) >= least);

/** Greys have no hue to follow. */
const GREY = 0.02;

/**
 * A whole set made of one colour, which becomes the accent as it is. Light backgrounds take its hue and keep their lightness; links have the
 * same hue, as dark as letters on paper must be. Dark backgrounds stay: the shop's globe and its pictures of places are painted on them.
 */
export function colourSet(accent: string): ColourSet {
  const own = lchOf(accent);
  const isGrey = own.c < GREY;
  const inHue = (hex: string) => {
    const { l, c } = lchOf(hex);
    return hexOfLch({ l, c: isGrey ? 0 : c, h: own.h });
  };
  const { surface, ink, night } = SHOP_COLOURS;
  const [paper, sunken, line] = [
    inHue(SHOP_COLOURS.paper),
    inHue(SHOP_COLOURS.sunken),
    inHue(SHOP_COLOURS.line),
  ];
  const selected = mixed(accent, surface, 0.2);
  const light = [paper, surface, sunken, line, selected, mixed(ink, paper, 0.06), mixed(ink, surface, 0.06)];
  const onTint = (colour: string) => contrastOf(colour, mixed(colour, surface, 0.1)) >= TEXT;
  const link = hexOfLch({ l: 0.49, c: isGrey ? 0 : Math.min(Math.max(own.c, 0.06), 0.13), h: own.h });
  const shade = (by: number) => hexOfLch({ ...own, l: Math.min(1, own.l + by) });
  const pressed = shade(-0.06);
  return {
    ...SHOP_COLOURS,
    paper,
    sunken,
    line,
    muted: moved(SHOP_COLOURS.muted, -0.005, (colour) => reaches(TEXT, ...light)(colour) && onTint(colour)),
    edge: moved(SHOP_COLOURS.edge, -0.005, reaches(EDGE, paper, surface)),
    signal: accent,
    'signal-hover': shade(own.l > 0.95 ? -0.03 : 0.03),
    'signal-press': contrastOf(pressed, night) >= TEXT ? pressed : shade(0.06),
    link: moved(link, -0.005, reaches(TEXT, ...light)),
  };
}

/** Why a colour cannot be the accent, with the nearest one that can. */
export type ColourFault =
  | { why: 'unreadable' }
  /** The letters on it, or it on dark pages, would be hard to read. */
  | { why: 'dark'; contrast: number; suggestion: string }
  /** Buttons in it would look like the page. */
  | { why: 'pale'; suggestion: string };

const isSeen = (colour: string) => {
  const { paper, surface } = colourSet(colour);
  return differenceOf(colour, paper) >= SEEN && differenceOf(colour, surface) >= SEEN;
};
const isReadable = (colour: string) => weakPairs(colourSet(colour)).length === 0;

/** Null for a colour that a set can be made of. */
export function colourFault(typed: string): ColourFault | null {
  const colour = readColour(typed);
  if (colour === null) return { why: 'unreadable' };
  if (!isSeen(colour))
    return { why: 'pale', suggestion: moved(colour, -0.005, (one) => isSeen(one) && isReadable(one)) };
  if (isReadable(colour)) return null;
  const { night, 'night-high': high } = colourSet(colour);
  return {
    why: 'dark',
    contrast: Math.min(contrastOf(colour, night), contrastOf(colour, high)),
    suggestion: moved(colour, 0.005, (one) => isReadable(one) && isSeen(one)),
  };
}
