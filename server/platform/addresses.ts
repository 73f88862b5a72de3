import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An address without the part that tells one household from another (AMB-128): 203.0.113.x, 2001:db8:1::x. */
export function shortenAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.x');
  if (!isIPv6(plain)) return null;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const groups = after === undefined ? head : [...head, '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}::x`;
}

/** Returns the key under which an address is counted: itself, or the /64 of IPv6 that one connection gets. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/**
 * Returns the range of an address that one customer may have as a whole: the /24 of IPv4, the /48 of IPv6. Undefined
 * for addresses of private networks, where everybody has that of a proxy, and for anything that is no address.
 */
export function rangeOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return privateNetworks.check(plain) ? undefined : plain.replace(/\.\d+$/, '');
  if (!isIPv6(plain) || privateNetworks.check(plain, 'ipv6')) return undefined;
  return networkOf(plain).split(':').slice(0, 3).join(':');
}
