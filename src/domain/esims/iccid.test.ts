import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatIccid, iccidEnding } from './iccid.ts';

describe('formatIccid', () => {
  it('groups by four from the left', () => {
    expect(formatIccid('8944538532008160222')).toBe('8944 5385 3200 8160 222');
    expect(formatIccid('89445385320081602225')).toBe('8944 5385 3200 8160 2225');
  });

  it('keeps every digit and can be applied twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,22}$/), (iccid) => {
        expect(formatIccid(iccid).replaceAll(' ', '')).toBe(iccid);
        expect(formatIccid(formatIccid(iccid))).toBe(formatIccid(iccid));
      }),
    );
  });
});

describe('iccidEnding', () => {
  it('is the last four digits, grouped or not', () => {
    expect(iccidEnding('8944538532008160222')).toBe('0222');
    expect(iccidEnding('8944 5385 3200 8160 222')).toBe('0222');
  });
});
