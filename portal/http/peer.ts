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

/** The caller's address: that of the connection, or the one that a proxy on this machine passes on. */
export const addressOf = (c: Context): string => {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isLocal(peerOf(c)) && forwarded ? forwarded : peerOf(c)
}
