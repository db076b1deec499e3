import type { Jump, Row } from '#declare'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Tx } from '#portal/storage/db/database.ts'

interface Place {
  readonly tx: Tx
  readonly now: string
}

/** `course/12`, `vipPage`: a target as a path, with what it needs as a parameter. */
function placeOf(target: unknown): {
  readonly path: string
  readonly query: Record<string, string>
} {
  const { type, id, url, path } = (target ?? { type: 'none' }) as Jump & { readonly path?: string }
  const query = { ...(url && { url }), ...(path && { path }) }
  return { path: id === undefined || id === null ? type : `${type}/${id}`, query }
}

const joined = (address: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text ? `${address}?${text}` : address
}

/** The link as the app opens it: scheme, target, and the channel it is told of. */
export async function appLink({ target, channel }: Row, { tx, now }: Place): Promise<string> {
  const scheme = String((await readConfig(tx, 'jump.appScheme', now)) ?? 'masthead://')
  const found = channel
    ? await tx.selectFrom('appChannel').select('code').where('id', '=', channel).executeTakeFirst()
    : undefined
  const { path, query } = placeOf(target)
  return joined(`${scheme}open/${path}`, {
    ...query,
    ...(found && { channel: String(found.code) }),
  })
}

/** The short address, which stays the same whatever it leads to. */
export async function h5Link({ code }: Row, { tx, now }: Place): Promise<string> {
  const home = String((await readConfig(tx, 'jump.shortAddress', now)) ?? '/')
  return `${home}j/${code}`
}

/** The page of the mini-program for the target, with the code as its scene. */
export function miniPath({ target, code }: Row): string {
  const { type, id } = (target ?? { type: 'none' }) as Jump
  const page = type === 'none' ? 'index' : type
  return joined(`pages/${page}/index`, {
    ...(id !== undefined && id !== null && { id: String(id) }),
    scene: String(code),
  })
}
