import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coverage, regionSlug, shownCoverage } from './region.ts';

describe('regionSlug', () => {
  it('lowercases, drops accents and turns everything else into hyphens', () => {
    expect(regionSlug('Europe+')).toBe('europe');
    expect(regionSlug('Middle East & Africa')).toBe('middle-east-africa');
    expect(regionSlug('América Latina')).toBe('america-latina');
    expect(regionSlug('Europe + USA + Business Hubs')).toBe('europe-usa-business-hubs');
    expect(regionSlug('  Asia (12)  ')).toBe('asia-12');
  });

  it('consists of letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const slug = regionSlug(label);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(regionSlug(slug)).toBe(slug);
      }),
    );
  });
});

it('covers a whole country, or counts the countries of a region', () => {
  expect(coverage('country', 1)).toBe('Nationwide');
  expect(coverage('region', 36)).toBe('36 countries');
  expect(coverage('region', 1)).toBe('1 country');
});

it('shows the line that a purchase keeps', () => {
  for (const line of [coverage('country', 1), coverage('region', 1), coverage('region', 36)])
    expect(shownCoverage(line)).toBe(line);
});
