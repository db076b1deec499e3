import { sql } from 'kysely'
import type { Entity } from '#declare'
import { openSignIn } from '#portal/engine/session/signIns.ts'
import { article } from '#resources/magazines/article.ts'
import { fillUsers } from '../bulk/fillUsers.ts'
import { dataOf } from '../dataOf.ts'
import { fill } from '../million/fill.ts'
import { writeInto } from '../rowWriter.ts'

/** Somebody who is signed in. */
export interface Signed {
  readonly id: number
  readonly token: string
  readonly ticket: string
}

export const ARTICLES = 20_000
export const LABELS = 500
/** The first of them has this number. */
const FIRST = 1000

/** Editors who are signed in already, articles they list, labels they change, users whom lists give something to. */
export async function fillCrowd(
  folder: string,
  url: string | undefined,
  { people, users }: { readonly people: number; readonly users: number },
): Promise<Signed[]> {
  await fillUsers(folder, url, users)
  const database = dataOf(folder, url)
  await fill(database, article as unknown as Entity, ARTICLES)
  const { id: role } = await database.db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'admin')
    .executeTakeFirstOrThrow()
  await writeInto(folder, url, async (write) => {
    const editors = Array.from({ length: people }, (_, at) => ({
      ...{ id: FIRST + at, username: `person${at}`, name: `同事${at}`, roles: [role] },
      ...{ phone: `138${String(10_000_000 + at)}`, status: 'active', routeSet: 'standard' },
    }))
    for (let from = 0; from < editors.length; from += 100)
      await write('portalUser', editors.slice(from, from + 100))
    const labels = Array.from({ length: LABELS }, (_, at) => ({
      ...{ id: at + 1, name: `标签${at + 1}`, status: 'enabled', weight: 50, position: at + 1 },
    }))
    await write('articleTag', labels)
  })
  const signed: Signed[] = []
  for (let at = 0; at < people; at++) {
    const opened = await openSignIn(database.db, {
      ...{ user: FIRST + at, currentRole: 'admin', mustChange: false, proved: false },
      ...{ now: Date.now(), ip: '127.0.0.1', agent: 'bench' },
    })
    signed.push({ id: FIRST + at, token: opened.token, ticket: opened.ticket })
  }
  await sql`analyze`.execute(database.db)
  await database.close()
  return signed
}
