import { expect, it } from 'vitest';

import {
  beforeReplacement,
  MAX_REPLACEMENTS,
  OPEN_REPLACEMENTS,
  REPLACEMENT_STATES,
} from '../../domain/esims/replacement-state.ts';
import { noReplacementText } from '../../domain/operators/refusal-words.ts';

it('a replacement is requested, ordered and delivered, and may be refused until then', () => {
  const before = REPLACEMENT_STATES.map((state) => [state, beforeReplacement(state)]);
  expect(Object.fromEntries(before)).toEqual({
    asked: [],
    ordered: ['asked'],
    delivered: ['ordered'],
    refused: ['asked', 'ordered'],
  });
  expect(OPEN_REPLACEMENTS).toEqual(['asked', 'ordered']);
  expect(MAX_REPLACEMENTS).toBe(2);
});

it('says why there is no replacement', () => {
  expect(noReplacementText('too_often')).toBe('This eSIM was replaced as often as may be.');
});
