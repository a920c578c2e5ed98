import { describe, expect, it } from 'vitest';

import { roundPath } from '../../../scripts/icons.ts';

describe('the path of an icon in whole units', () => {
  it('ends each step at the nearest whole point, however many there are, and leaves out what has no length', () => {
    expect(roundPath('M10.4,10.6l.4.4.4.4.4.4h.4v-.6H20.2V7.7')).toBe('m10,11h1l1,1v-1h8V8');
    expect(roundPath('m1.5,1.5,2.2,2.2L8,8')).toBe('m2,2l2,2,4,4');
    expect(roundPath('M100,100L90,180c.2.1.4.3.6.5l40,.4')).toBe('m100,100l-10,80,1,1h40');
  });

  it('takes curves and arcs, whose flags may follow each other without a space', () => {
    expect(roundPath('M8,8c1.2,1.6,2.4,2.4,3.6,3.6s1-1,2-2q.2.2,1.2,1.2t1,1')).toBe(
      'm8,8c1,2,2,2,4,4s1-1,2-2q0,0,1,1t1,1',
    );
    expect(roundPath('M229.66,218.34a88.11,88.11,0,1,0-11.31,11.31')).toBe('m230,218a88,88,0,1,0-12,12');
    expect(roundPath('M0,0a1.2 1.2 0 01.6 2.6A8,8,0,0,1,9.5,9.5')).toBe('m0,0a1,1,0,0,1,1,3,8,8,0,0,1,9,7');
  });

  it('goes on from where a closed part began', () => {
    expect(roundPath('M8.4,8.4h4v4Zm1.2,1.2h4Z')).toBe('m8,8h4v4zm2,2h4z');
  });

  it('lets nothing through that it does not know', () => {
    expect(() => roundPath('M1,1,2')).toThrow('This is no path');
    expect(() => roundPath('M1,1x4')).toThrow('This is no path');
  });
});
