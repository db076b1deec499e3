import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The address at the other end of the connection; empty where there is none. */
export const peerOf = (c: Context): string =>
  ((c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? '').replace(
    /^::ffff:/,
    '',
  )

/** Whether an address is this machine's own. */
export const isLocal = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** Whether something names proxies: `172.30.0.2`, `10.0.0.0/8`, `fd00::/8`. */
export function isProxyRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Reads the caller's address from a call: that of the connection, or where a trusted proxy holds its other end the one
 * which that passes on in `X-Forwarded-For`, over as many trusted proxies as there are. What stands left of the first
 * other address was written by the caller and counts for nothing.
 *
 * @param proxies addresses and ranges besides this machine's own; each as `isProxyRange` takes it
 */
export function callerAddress(proxies: readonly string[] = []): (c: Context) => string {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  const isTrusted = (address: string) =>
    isLocal(address) ||
    (isIP(address) > 0 && trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'))
  return (c) => {
    const passed = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
    let address = peerOf(c)
    while (isTrusted(address)) {
      const before = passed.pop()
      if (!before) break
      address = before
    }
    return address
  }
}
