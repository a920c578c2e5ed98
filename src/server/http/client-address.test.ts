import { describe, expect, it } from 'vitest';

import { readNetworks } from '../core/settings/networks.ts';
import { seenFrom } from './client-address.ts';

const none = readNetworks([]);
const ours = readNetworks(['10.0.0.0/8', '2001:db8::1']);

describe('where a call comes from', () => {
  it('is the other end of the connection if no proxy is trusted', () => {
    expect(seenFrom('203.0.113.9', ['198.51.100.1'], none)).toBe('203.0.113.9');
    expect(seenFrom('203.0.113.9', [], none)).toBe('203.0.113.9');
    expect(seenFrom(undefined, ['198.51.100.1'], none)).toBe('unknown');
  });

  it('is what our own proxy says', () => {
    expect(seenFrom('10.1.2.3', ['198.51.100.1'], ours)).toBe('198.51.100.1');
    expect(seenFrom('::ffff:10.1.2.3', ['198.51.100.1'], ours)).toBe('198.51.100.1');
    expect(seenFrom('2001:db8::1', ['198.51.100.1'], ours)).toBe('198.51.100.1');
  });

  it('leaves out the port that a proxy adds', () => {
    expect(seenFrom('10.1.2.3', ['198.51.100.1:49152'], ours)).toBe('198.51.100.1');
    expect(seenFrom('10.1.2.3', ['[2001:db8:1:2::3]:49152'], ours)).toBe('2001:db8:1:2::/64');
    expect(seenFrom('10.1.2.3', ['[2001:db8:1:2::3]', '10.9.9.9:80'], ours)).toBe('2001:db8:1:2::/64');
  });

  it('does not trust what the visitor wrote before it', () => {
    expect(seenFrom('10.1.2.3', ['1.1.1.1', '198.51.100.1'], ours)).toBe('198.51.100.1');
    expect(seenFrom('10.1.2.3', ['1.1.1.1', '198.51.100.1', '10.9.9.9'], ours)).toBe('198.51.100.1');
  });

  it('stops at anything that is not an address', () => {
    expect(seenFrom('10.1.2.3', ['198.51.100.1', 'nonsense'], ours)).toBe('10.1.2.3');
    expect(seenFrom('10.1.2.3', [''], ours)).toBe('10.1.2.3');
  });

  it('treats an IPv6 network as one visitor', () => {
    const one = seenFrom('2001:db8:1:2:aaaa::1', [], none);
    expect(one).toBe('2001:db8:1:2::/64');
    expect(seenFrom('2001:db8:1:2:bbbb:cccc:dddd:eeee', [], none)).toBe(one);
    expect(seenFrom('2001:db8::1', [], none)).toBe('2001:db8:0:0::/64');
    expect(seenFrom('::1', [], none)).toBe('0:0:0:0::/64');
  });
});

describe('a list of networks', () => {
  it('refuses an invalid network', () => {
    for (const wrong of ['somewhere', '10.0.0.0/x', '10.0.0.0/40', '/8'])
      expect(() => readNetworks([wrong])).toThrow();
  });
});
