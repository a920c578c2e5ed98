import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { listed } from './words.ts';

it('lists names like Intl.ListFormat, in British and in American English', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (names) => {
      expect(listed(names)).toBe(new Intl.ListFormat('en-GB').format(names));
      expect(listed(names, ', and ')).toBe(new Intl.ListFormat('en').format(names));
    }),
    { examples: [[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']]] },
  );
});
