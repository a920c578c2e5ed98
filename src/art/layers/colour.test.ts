import { describe, expect, it } from 'vitest';

import { hueBetween, oklch } from './colour.ts';

describe('oklch', () => {
  it('gives known colours', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(0.62796, 0.25768, 29.23)).toBe('#ff0000');
  });

  it('lowers chroma until the colour fits, instead of bending its hue', () => {
    expect(oklch(0.6, 0.4, 145)).toBe(oklch(0.6, 0.3, 145));
    expect(oklch(0.6, 0.4, 145)).not.toBe(oklch(0.6, 0.1, 145));
  });

  it('mixes hues the short way round', () => {
    expect(hueBetween(310, 15, 0.5)).toBeCloseTo(342.5);
    expect(hueBetween(5, 345, 0.5)).toBeCloseTo(355);
  });
});
