import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { PortalError } from '#portal/core/errors.ts'
import { bareHost, environmentOf } from '#portal/engine/session/environmentOf.ts'
import { failure } from './envelope.ts'

/**
 * Where nobody has said under which name browsers reach the portal, its answers name addresses as each request does:
 * so it answers only to names of its own network and to the address of the connection. Any other could be made up by
 * whoever sends the request, and be told to others.
 */
export const ownHost =
  (origin: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (origin !== undefined || isOwn(c)) return next()
    return failure(c, strange(hostOf(c)))
  }

const hostOf = (c: Context): string => bareHost(c.req.header('host') ?? '')

function isOwn(c: Context): boolean {
  const host = hostOf(c)
  const local = (c.env as HttpBindings | undefined)?.incoming?.socket.localAddress ?? ''
  return environmentOf(host) === 'internal' || host === local.replace(/^::ffff:/, '')
}

const strange = (host: string) => {
  const shown = host.slice(0, 100)
  return new PortalError(40001, 421, [
    `门户不认识主机名“${shown}”。请把浏览器访问的地址写入 PUBLIC_ORIGIN，例如 https://admin.example.com`,
    `The portal does not know the host "${shown}". Set PUBLIC_ORIGIN to where browsers reach it, for example https://admin.example.com`,
  ])
}
