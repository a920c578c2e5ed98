import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../../src/web');
const source = (file: string) => readFileSync(path.join(web, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => file.endsWith('.module.css'));

type Tokens = ReadonlyMap<string, string>;
type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const tokensIn = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

const [, day = ''] = /^:root \{([^}]*)\}/m.exec(source('styles/tokens.css')) ?? [];
const [, night = ''] =
  /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(
    source('styles/tokens.css'),
  ) ?? [];
const SCHEMES: Record<string, Tokens> = {
  day: new Map(tokensIn(day)),
  night: new Map([...tokensIn(day), ...tokensIn(night)]),
};

/** A colour as our style writes them: a token, hex, a mix of two. */
function colourOf(text: string, tokens: Tokens, current = ''): Colour {
  const value = text.trim();
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (token) return colourOf(tokens.get(token) ?? `no ${token}`, tokens, current);
  if (value === 'currentcolor') return colourOf(current, tokens);
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, one, share, other] = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  if (one && share && other)
    return mix(colourOf(one, tokens, current), colourOf(other, tokens, current), Number(share) / 100);
  const [, hex] = /^#([\da-f]{3,8})$/.exec(value) ?? [];
  if (!hex) throw new Error(`No colour: ${value}`);
  const long = hex.length < 5 ? hex.replace(/./g, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16);
  return [part(0), part(2), part(4), part(6) / 255];
}

/** As browsers mix: by how much of each can be seen. */
function mix(one: Colour, other: Colour, share: number): Colour {
  const opacity = one[3] * share + other[3] * (1 - share);
  const channel = (at: 0 | 1 | 2) =>
    opacity && (one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / opacity;
  return [channel(0), channel(1), channel(2), opacity];
}

const laidOn = (upper: Colour, ground: Colour): Colour =>
  mix([upper[0], upper[1], upper[2], 1], ground, upper[3]);

function brightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By WCAG, of what is drawn in one token on another, which lies on the page or on a card. */
function contrast(tokens: Tokens, text: string, ground: string, below = '--surface'): number {
  const under = laidOn(colourOf(`var(${ground})`, tokens, `var(${text})`), colourOf(`var(${below})`, tokens));
  const drawn = laidOn(colourOf(`var(${text})`, tokens), under);
  const [bright = 0, dark = 0] = [brightness(drawn), brightness(under)].toSorted((one, other) => other - one);
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const EDGE = 3;
const STATES = ['--success', '--warning', '--spent', '--danger', '--info', '--muted'];

/** Which colour is on which, if one style does not name both. */
const pairs = [
  ...['--paper', '--surface', '--sunken', '--signal-tint', '--veil'].flatMap((ground) =>
    ['--ink', '--muted', '--link'].map((text) => [text, ground, TEXT] as const),
  ),
  ...['--paper', '--surface', '--sunken'].flatMap((ground) =>
    ['--success', '--warning', '--spent', '--danger'].map((text) => [text, ground, TEXT] as const),
  ),
  ...STATES.map((text) => [text, '--tint', TEXT] as const),
  ...['--night', '--night-raised', '--night-high', '--tile'].flatMap((ground) =>
    ['--on-night', '--on-night-muted', '--signal'].map((text) => [text, ground, TEXT] as const),
  ),
  ...['--signal', '--signal-hover', '--signal-press'].map((ground) => ['--night', ground, TEXT] as const),
  ['--muted', '--line', TEXT] as const,
  ...['--paper', '--surface'].flatMap((ground) =>
    ['--edge', '--focus'].map((text) => [text, ground, EDGE] as const),
  ),
  ['--night-edge', '--night-raised', EDGE] as const,
];

/** Both of one rule. */
function pairsOf(css: string): { text: string; ground: string }[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, text] = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(rule) ?? [];
    const [, ground] = /background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(rule) ?? [];
    return text && ground ? [{ text, ground }] : [];
  });
}

describe.each(Object.entries(SCHEMES))('the tokens by %s', (scheme, tokens) => {
  const weak = (all: readonly (readonly [text: string, ground: string, least: number])[]) =>
    all.flatMap(([text, ground, least]) =>
      ['--surface', '--paper']
        .map((below) => contrast(tokens, text, ground, below))
        .filter((found) => found < least)
        .map((found) => `${text} on ${ground}: ${found.toFixed(2)} < ${least}`),
    );

  it('differ enough from the colour behind them', () => {
    expect(tokens.size, scheme).toBeGreaterThan(60);
    expect(weak(pairs)).toEqual([]);
  });

  it('differ enough wherever a rule names both', () => {
    const named = modules.flatMap((file) => pairsOf(source(file)));
    expect(named.length).toBeGreaterThan(25);
    expect(weak(named.map(({ text, ground }) => [text, ground, TEXT]))).toEqual([]);
  });
});

describe('the night look', () => {
  it('is dark wherever something is on it, and has no token that day lacks', () => {
    const names = tokensIn(night).map(([name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !SCHEMES['day']?.has(name))).toEqual([]);
    const grounds = ['--paper', '--surface', '--sunken', '--line', '--tile'];
    const bright = (tokens: Tokens) =>
      grounds.filter((name) => brightness(colourOf(`var(${name})`, tokens)) > 0.05);
    expect(bright(SCHEMES['night'] ?? new Map())).toEqual([]);
    expect(bright(SCHEMES['day'] ?? new Map())).toEqual(['--paper', '--surface', '--sunken', '--line']);
  });

  it('is only for screens: paper stays light', () => {
    const all = files.filter((file) => file.endsWith('.css')).map(source);
    const asked = all.flatMap((css) => css.match(/@media[^{]*prefers-color-scheme[^{]*/g) ?? []);
    expect(asked.map((query) => query.trim())).toEqual(['@media screen and (prefers-color-scheme: dark)']);
  });
});

describe('a token', () => {
  const all = files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(source)
    .join('\n');

  it('is used somewhere', () => {
    const names = tokensIn(source('styles/tokens.css')).map(([name]) => name);
    expect(names.filter((name) => !all.includes(`var(${name})`) && !all.includes(`'${name}'`))).toEqual([]);
  });
});

describe('a part of the pages', () => {
  it('names no token that is not there', () => {
    const sheets = files.filter((file) => file.endsWith('.css'));
    const anyone = new Map(sheets.flatMap((file) => tokensIn(source(file))));
    const missing = sheets.flatMap((file) => {
      const own = new Map(tokensIn(source(file)));
      return (
        [...source(file).matchAll(/var\((--[\w-]+)(,?)/g)]
          // What is around a part may set a token for which the part has a value of its own.
          .filter(
            ([, name = '', otherwise]) => !(otherwise ? anyone : own).has(name) && !SCHEMES['day']?.has(name),
          )
          .map(([, name]) => `${file}: ${name}`)
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('a defect', () => {
  const grey: Tokens = new Map([
    ['--text', '#777'],
    ['--ground', 'color-mix(in srgb, currentcolor 50%, var(--surface))'],
    ['--surface', '#fff'],
    ['--shade', '#0008'],
  ]);

  it('is found: too little between text and ground, also where one is a mix or lets light through', () => {
    expect(contrast(grey, '--text', '--surface')).toBeCloseTo(4.48, 2);
    expect(contrast(grey, '--text', '--ground')).toBeLessThan(3);
    expect(contrast(grey, '--text', '--shade')).toBeLessThan(1.1);
    expect(contrast(grey, '--surface', '--shade')).toBeCloseTo(4.0, 0);
  });

  it('is found: both named by one rule', () => {
    expect(pairsOf('.a { border-color: var(--x); background: var(--b); color: var(--t); }')).toEqual([
      { text: '--t', ground: '--b' },
    ]);
    expect(pairsOf('.a { border-color: var(--x); background: var(--b); }')).toEqual([]);
  });
});
