import type { Market } from './place.ts';

export const northAmerica: Market[] = [
  ['BM', 'Bermuda', 'basic', 396, 344],
  ['CA', 'Canada', 'full', 240, 196],
  ['GL', 'Greenland', 'small', 384, 336],
  ['MX', 'Mexico', 'full', 224, 180],
  ['PM', 'Saint Pierre and Miquelon', 'small', 412, 372],
  ['US', 'United States', 'full', 215, 176],
  ['US-HI', 'Hawaii', 'wide', 228, 188],
];
