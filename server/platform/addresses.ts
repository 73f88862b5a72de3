import { isIPv4, isIPv6 } from 'node:net';

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

/** Whom an address stands for when calls are counted: itself, or of IPv6 the /64 that one connection gets. */
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
