import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only 2000::/3 is public, without the ranges for documentation and those that lead back into IPv4. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const notRouted = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notRouted.addSubnet(network, prefix, 'ipv6');

/** Whether a host name may be public: not an IP address, which is never looked up, nor a name of a local network. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return /\.[a-z][a-z0-9-]+$/i.test(name) && !/\.(local|internal|localhost|lan|home|arpa)$/i.test(name);
}

/** Whether an IP address is public: in no private, local, shared or reserved range. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return !closed.check(plain, 'ipv4');
  return isIP(plain) === 6 && routed.check(plain, 'ipv6') && !notRouted.check(plain, 'ipv6');
}

/** Looks a name up for a connection; fails if any address is not public. The checked address is the one called. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(Object.assign(new Error('The name leads to no public address.'), { code: 'ENOTPUBLIC' }), '');
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
