/** Where a host stands: on a network of one's own, or before everybody. */
export type Environment = 'internal' | 'production'

/** Names that only a network of one's own resolves. */
const inside = /^(localhost|[^.:]+|.+\.(local|localhost|internal|lan|test))$/
/** Loopback and private addresses. */
const privateAddress = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/

/**
 * Which environment a host belongs to, with or without a port: `internal` for this machine, private addresses and
 * names without a public suffix; everything else is `production`.
 */
export function environmentOf(host: string): Environment {
  const name = bareHost(host)
  return privateAddress.test(name) || inside.test(name) ? 'internal' : 'production'
}

/** A host in small letters, without port and without the brackets of an IPv6 address: `[::1]:80` is `::1`. */
export function bareHost(host: string): string {
  const name = host.toLowerCase()
  const address = /^\[(.*)\](?::\d+)?$/.exec(name)?.[1]
  if (address !== undefined) return address
  // Without brackets there is no port: what follows the last colon belongs to the address.
  return name.indexOf(':') === name.lastIndexOf(':') ? name.replace(/:\d+$/, '') : name
}
