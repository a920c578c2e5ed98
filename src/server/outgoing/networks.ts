import { readNetworks } from '../core/settings/networks.ts';

/**
 * IPv4 that is not on the public internet: IANA's registry of special addresses (RFC 6890 and what amends it), multicast, and what is
 * reserved.
 */
const PRIVATE_4 = readNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);

/** All of IPv6 that is handed out to anybody; whatever leads to IPv4 by another way is outside, or below. */
const PUBLIC_6 = readNetworks(['2000::/3']);
/** Of these: Teredo and other protocols, documentation, 6to4, and AS112. */
const PRIVATE_6 = readNetworks(['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']);

/** Whether an IP address belongs to a stranger's machine on the internet, rather than to this one or its network. */
export function isPublic(address: string, family: 4 | 6): boolean {
  if (family === 4) return !PRIVATE_4.check(address, 'ipv4');
  return PUBLIC_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6');
}
