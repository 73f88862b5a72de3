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
