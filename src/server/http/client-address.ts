import type { BlockList } from 'node:net';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { familyOf } from '../core/settings/networks.ts';

/**
 * Where a call comes from. A proxy's header counts only if the proxy is trusted: the list is read from its near end while the
 * speakers are trusted proxies. IPv6 is cut to its network (/64), because one visitor has all of it.
 */
export function clientAddress(c: Context, trusted: BlockList): string {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return seenFrom(peerOf(c), hops, trusted);
}

/** The address at the other end of the connection; empty if there is none. */
export function peerOf(c: Context): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  return plain(socket?.remoteAddress ?? '');
}

/** @param near the address at the other end of the connection; @param hops of `X-Forwarded-For`, the farthest first */
export function seenFrom(near: string | undefined, hops: readonly string[], trusted: BlockList): string {
  let address = plain(near ?? '');
  for (const hop of hops.toReversed()) {
    const family = familyOf(address);
    if (!family || !trusted.check(address, family)) break;
    const next = plain(hop);
    if (!familyOf(next)) break;
    address = next;
  }
  return familyOf(address) === 'ipv6' ? networkOf(address) : address || 'unknown';
}

/** An IPv4 address written as IPv6 becomes plain IPv4; zones, and the port that some proxies add, are removed. */
function plain(address: string): string {
  return address
    .replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]*)\](?::\d+)?$/, '$1$2')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*/s, '');
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}
