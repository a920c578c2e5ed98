import { expect, it } from 'vitest';

import { named } from './language-words.ts';

it.each([
  ['Japan', 'Japan'],
  ['United States', 'the United States'],
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['Netherlands', 'the Netherlands'],
  ['Caribbean Netherlands', 'the Caribbean Netherlands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Dominica', 'Dominica'],
  ['Turks & Caicos Islands', 'the Turks & Caicos Islands'],
  ['Isle of Man', 'the Isle of Man'],
  ['Middle East & Africa', 'the Middle East & Africa'],
  ['Europe + USA', 'Europe + USA'],
  ['Global', 'the whole world'],
  ['Global Light', 'Global Light'],
])('names %s in a sentence', (place, name) => {
  expect(named(place)).toBe(name);
});
