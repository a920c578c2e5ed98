import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

/** How many numbers each path command takes, by its letter. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const GAP = '[\\s,]*';
/** Two radii, an angle, two flags of one digit each, and the end point. */
const ARC = new RegExp(
  [
    ...Array.from({ length: 3 }, () => `(${NUMBER.source})`),
    '([01])',
    '([01])',
    `(${NUMBER.source})`,
    `(${NUMBER.source})`,
  ].join(GAP),
  'g',
);

interface Step {
  letter: string;
  numbers: number[];
}

function stepsOf(data: string): Step[] {
  return [...data.matchAll(COMMAND)].flatMap(([, letter = '', text = '']): Step[] => {
    const kind = letter.toLowerCase();
    if (kind === 'z') return [{ letter, numbers: [] }];
    if (kind === 'a')
      return [...text.matchAll(ARC)].map(([, ...numbers]) => ({ letter, numbers: numbers.map(Number) }));
    const takes = TAKES[kind];
    const numbers = [...text.matchAll(NUMBER)].map(Number);
    if (takes === undefined || numbers.length % takes > 0) throw new Error(`This is no path: ${data}`);
    return Array.from({ length: numbers.length / takes }, (_, at) => ({
      // In a path, further points after a move are lines.
      letter: at > 0 && kind === 'm' ? ({ m: 'l', M: 'L' }[letter] ?? letter) : letter,
      numbers: numbers.slice(at * takes, (at + 1) * takes),
    }));
  });
}

type Point = [x: number, y: number];

/**
 * Path data in whole units. Rounding errors do not add up, because each step starts from the rounded point before it. Steps
 * without length are removed, a curve of one unit becomes a line, and each step is written in the shorter of its two forms.
 */
export function roundPath(data: string): string {
  let pen: Point = [0, 0];
  let begin = pen;
  let before = '';
  let written = '';
  for (const { letter, numbers } of stepsOf(data)) {
    let kind = letter.toLowerCase();
    const [x, y]: Point = kind === letter ? pen : [0, 0];
    const [last = 0, other = 0] = numbers.toReversed();
    if (kind === 'z') pen = begin;
    const from = pen.map(Math.round) as Point;
    if (kind === 'h') pen = [x + last, pen[1]];
    else if (kind === 'v') pen = [pen[0], y + last];
    else if (kind !== 'z') pen = [x + other, y + last];
    if (kind === 'm') begin = pen;
    const to = pen.map(Math.round) as Point;
    const isSmall = Math.abs(to[0] - from[0]) < 2 && Math.abs(to[1] - from[1]) < 2;
    if (isSmall && (kind === 'c' || (kind === 'a' && numbers[3] === 0))) kind = 'l';
    if ('lhv'.includes(kind)) {
      if (to[0] === from[0] && to[1] === from[1]) continue;
      kind = to[1] === from[1] ? 'h' : to[0] === from[0] ? 'v' : 'l';
    }
    const points = 'csq'.includes(kind)
      ? numbers.map((by, at) => Math.round((at % 2 === 0 ? x : y) + by))
      : to;
    const fixed = kind === 'a' ? numbers.slice(0, 5).map(Math.round) : [];
    const [across, down] = from;
    const ofAxis = (values: number[]) =>
      kind === 'h' ? values.slice(0, 1) : kind === 'v' ? values.slice(1, 2) : values;
    const relative = points.map((value, at) => value - (at % 2 === 0 ? across : down));
    const ways =
      kind === 'z'
        ? ['z']
        : [
            textOf(kind, [...fixed, ...ofAxis(relative)], before),
            textOf(kind.toUpperCase(), [...fixed, ...ofAxis(points)], before),
          ];
    const shortest = ways.reduce((one, two) => (two.length < one.length ? two : one));
    written += shortest;
    before = /^[a-z]/i.exec(shortest)?.[0] ?? before;
  }
  return written;
}

/** A step; a repeated command leaves out its letter. */
function textOf(letter: string, numbers: number[], before: string): string {
  const text = numbers.join(',').replaceAll(',-', '-');
  if (letter !== before || letter.toLowerCase() === 'm') return letter + text;
  return text.startsWith('-') ? text : `,${text}`;
}

/** Icons that point along the line, or against it: onward, back, out. */
const WAYS = /\/(?:arrow|caret)-(?:up-|down-)?(?:left|right)\b/;

/**
 * Icons without decimals that no screen shows: their grid is 256 wide, and they are shown 16 to 40 points wide. Documents and
 * scripts contain an icon each time it is shown. One that points along the line is marked, to be turned in a script that runs from
 * right to left.
 */
export const roundedIcons: Plugin = {
  name: 'rounded-icons',
  enforce: 'pre',
  load: {
    filter: { id: /\/@phosphor-icons\/core\/.*\.svg\?raw$/ },
    async handler(id) {
      const drawing = await readFile(id.replace(/\?raw$/, ''), 'utf8');
      const text = drawing.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${roundPath(data)}"`);
      let drawn = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
      if (WAYS.test(id)) drawn = drawn.replaceAll('<path', '<path data-way');
      return `export default ${JSON.stringify(drawn)}`;
    },
  },
};
