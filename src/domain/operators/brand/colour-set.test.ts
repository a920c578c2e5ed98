import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { colourFault, colourSet, SHOP_COLOURS, STATE_COLOURS, weakPairs } from './colour-set.ts';
import { contrastOf, hexOfLch, lchOf, readColour } from './colours.ts';

/** Every hue in steps, light to dark, grey to strong. */
const seeds = Array.from({ length: 24 }, (_, at) => at * 15).flatMap((h) =>
  [0.3, 0.6, 0.75, 0.85, 0.95].flatMap((l) => [0, 0.05, 0.15, 0.3].map((c) => hexOfLch({ l, c, h }))),
);

describe('a set of colours', () => {
  it('of any accent that is taken can be read in both looks', () => {
    const taken = [...new Set(seeds)].filter((seed) => colourFault(seed) === null);
    expect(taken.length).toBeGreaterThan(80);
    expect(taken.flatMap((seed) => weakPairs(colourSet(seed)).map(({ what }) => `${seed}: ${what}`))).toEqual(
      [],
    );
  });

  it('keeps the accent as it is, and follows its hue', () => {
    const { signal, link, paper, night } = colourSet('#ffb020');
    expect(signal).toBe('#ffb020');
    const hue = lchOf('#ffb020').h;
    for (const colour of [link, paper]) expect(Math.abs(lchOf(colour).h - hue)).toBeLessThan(25);
    expect(night).toBe(SHOP_COLOURS.night);
    expect(contrastOf(link, '#ffffff')).toBeGreaterThan(4.5);
  });

  it('of a grey has no hue at all', () => {
    const { paper, sunken, link } = colourSet('#b0b0b0');
    for (const colour of [paper, sunken, link]) expect(lchOf(colour).c).toBeLessThan(0.004);
  });

  it('is refused where it cannot be read or seen, with one beside it that can', () => {
    for (const seed of new Set(seeds)) {
      const fault = colourFault(seed);
      if (fault === null || fault.why === 'unreadable') continue;
      expect([seed, fault.suggestion, colourFault(fault.suggestion)]).toEqual([seed, fault.suggestion, null]);
    }
    expect(colourFault('#123456')).toMatchObject({ why: 'dark' });
    expect(colourFault('#ffffff')).toMatchObject({ why: 'pale' });
    expect(colourFault('#c8f250')).toBe(null);
  });

  it('suggests a colour of the same hue, and no further away than needed', () => {
    const fault = colourFault('#0066ff');
    if (fault?.why !== 'dark') throw new Error('this blue is too dark');
    expect(fault.contrast).toBeLessThan(4.5);
    const near = lchOf(fault.suggestion);
    expect(Math.abs(near.h - lchOf('#0066ff').h)).toBeLessThan(6);
    expect(near.l - lchOf('#0066ff').l).toBeLessThan(0.2);
  });

  it('knows the colours of the styles', () => {
    const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
    const stated = (name: string) =>
      [...css.matchAll(new RegExp(`^ +--${name}: (#[0-9a-f]{6});`, 'gm'))].map(([, hex]) => hex);
    for (const [name, hex] of Object.entries(SHOP_COLOURS))
      expect([name, stated(name)[0]]).toEqual([name, hex]);
    for (const [name, both] of Object.entries(STATE_COLOURS))
      expect([name, stated(name)]).toEqual([name, [...both]]);
    expect(weakPairs(SHOP_COLOURS)).toEqual([]);
  });
});

it.each([
  ['#C8F250', '#c8f250'],
  ['c8f250', '#c8f250'],
  [' #cf5 ', '#ccff55'],
  ['', null],
  ['red', null],
  ['#12345', null],
  ['#1234567', null],
  ['url(x)', null],
  ['#fff;}', null],
])('reads %j as %j', (typed, colour) => {
  expect(readColour(typed)).toBe(colour);
});
