import { BlockList, isIP } from 'node:net';

/** Networks to match addresses against. @param list IP addresses and networks (`10.0.0.0/8`); throws on anything else */
export function readNetworks(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (!family) throw new TypeError(`${entry} is no IP address or network`);
    if (prefix === undefined) networks.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix)) networks.addSubnet(address, Number(prefix), family);
    else throw new TypeError(`${entry} is no network`);
  }
  return networks;
}

export function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
}
