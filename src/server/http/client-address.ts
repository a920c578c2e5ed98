import type { BlockList } from 'node:net';

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { familyOf } from '../core/settings/networks.ts';

/**
 * Where a call comes from. What a proxy says of it counts only if the proxy is one of ours: the list it passes on is
 * read from its near end as long as trusted proxies speak. IPv6 is cut to its network (/64), which one visitor has whole.
 */
export function clientAddress(c: Context, trusted: BlockList): string {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return seenFrom(peerOf(c), hops, trusted);
}

/** The address at the other end of the connection; empty where there is none. */
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

/** IPv4 as such where it came dressed as IPv6, without a zone; without the port that some proxies write to it. */
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
