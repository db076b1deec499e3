import type { Context } from 'hono'
import type { Label } from '#declare'
import { fromColumns } from '#derive/row.ts'
import { forbidden, PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'

/** A service key that holds. */
export interface ServiceKey {
  readonly id: number
  readonly name: string
  /** Whose it is: what is imported with it is theirs. */
  readonly owner: number
  /** `public`, `preview`, `changes`, `ingest:comment`, `import:sales`. */
  readonly rights: ReadonlySet<string>
  readonly perMinute: number
}

/**
 * The key a call came with, `Authorization: Bearer mhk_…`. Throws 1002 where there is none that holds: unknown,
 * revoked or expired. Looked up at every call, so that revoking takes effect at once.
 */
export async function readServiceKey(context: PortalContext, c: Context): Promise<ServiceKey> {
  const [, secret] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!secret) throw notSigned(['请在 Authorization 中带上服务密钥：Bearer mhk_…', missing])
  const row = await keyOf(context, secret)
  const now = shanghaiTime(context.clock())
  const isOver = row && typeof row.expiresAt === 'string' && row.expiresAt <= now
  if (row?.status !== 'active' || isOver) throw notSigned(['服务密钥无效、已吊销或已到期', invalid])
  await noteUse(context, row.id as number, row.lastUsedAt as string | null)
  return {
    id: row.id as number,
    name: row.name as string,
    owner: row.owner as number,
    rights: new Set([
      ...((row.rights as string[] | null) ?? []),
      ...((row.writes as string[] | null) ?? []).map((name) => `ingest:${name}`),
      ...((row.imports as string[] | null) ?? []).map((name) => `import:${name}`),
    ]),
    perMinute: row.perMinute as number,
  }
}

const missing = 'Send the service key in Authorization: Bearer mhk_…'
const invalid = 'No such service key, or it was revoked or has expired'
const notSigned = (label: Label) => new PortalError(1002, 401, label)

async function keyOf(context: PortalContext, secret: string) {
  const stored = await context.database.db
    .selectFrom('_serviceKey')
    .innerJoin('serviceKey', 'serviceKey.id', '_serviceKey.serviceKey')
    .selectAll('serviceKey')
    .where('_serviceKey.hash', '=', await sha256Hex(secret))
    .where('serviceKey.deletedAt', 'is', null)
    .executeTakeFirst()
  const parsed = context.database.kind === 'postgres'
  return stored && fromColumns(entityNamed(context, 'serviceKey'), stored, parsed)
}

/** One write a minute at most: reading published content should not write. */
async function noteUse(context: PortalContext, id: number, last: string | null): Promise<void> {
  const now = context.clock()
  if (last && Date.parse(last) > now.getTime() - 60_000) return
  await context.database.transaction((tx) =>
    context.rows.keep(tx, entityNamed(context, 'serviceKey'), id, {
      lastUsedAt: shanghaiTime(now),
    }),
  )
}

/** Refuses what the key's rights do not list. */
export function demandRight({ name, rights }: ServiceKey, right: string): void {
  if (rights.has(right)) return
  throw forbidden([
    `服务密钥“${name}”没有权限：${right}`,
    `The service key "${name}" lacks the right ${right}`,
  ])
}
