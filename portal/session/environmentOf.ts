/** Names that only a network of one's own resolves. */
const inside = /^(localhost|[^.]+|.+\.(local|localhost|internal|lan|test))$/
/** Loopback and private addresses. */
const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?(::1|f[cd][0-9a-f]{2}:))/

/**
 * Which environment a host belongs to, with or without a port: `internal` for this machine, private addresses and
 * names without a public suffix; everything else is `production`.
 */
export function environmentOf(host: string): 'internal' | 'production' {
  const name = host.toLowerCase()
  const bare = name.startsWith('[') ? name : name.replace(/:\d+$/, '')
  return privateAddress.test(bare) || inside.test(bare) ? 'internal' : 'production'
}
