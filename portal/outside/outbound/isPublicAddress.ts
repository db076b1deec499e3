import { BlockList, isIP } from 'node:net'

/** Not of the public net, or a way back into one's own: IANA's special purpose registry and clouds' metadata. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// Within 2000::/3: Teredo and its neighbours, examples, 6to4. They can carry a private IPv4 address inside.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Where IPv6 is given out at all; everything else is loopback, link-local, one's own, mapped, multicast. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to somebody on the public net. What is no address is not public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
