import type { Label } from '#declare'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import type { Database, Db, Tx } from './db/database.ts'
import { existing } from './db/migrateExtant.ts'

/** What all portals on one database share, since each must read what another wrote. */
export interface Home {
  /** Seals what is kept sealed, signs uploads and links. */
  readonly secret: string
  /** Which object store it is: the mark in its folder, or the bucket's address. */
  readonly objects: string
}

/** As it is noted in `_meta`: the secret as a fingerprint, from which nobody finds it. */
const keys = { secret: 'home:secret', objects: 'home:objects' } as const
type Part = keyof typeof keys
const parts = Object.keys(keys) as Part[]

/** A portal that would work beside others with another secret or other uploads than theirs. */
export class OtherHome extends Error {
  readonly label: Label

  constructor(part: Part) {
    super(other[part].join('\n'))
    this.name = 'OtherHome'
    this.label = other[part]
  }
}

const adopting: Label = [
  '确认以本数据文件夹为准时：npm run admin -- adopt',
  'where this data folder is the one that counts from now on: npm run admin -- adopt',
]
const other: { readonly [part in Part]: Label } = {
  secret: [
    `此数据库属于另一个密钥：DATA_DIR 中的 secret 与建立它的门户不同，名单、上传与变更通知会互相无法读取。请让各门户共用同一个 DATA_DIR，或复制同一份 secret 文件（也可从备份恢复）；${adopting[0]}`,
    `This database belongs to another secret: the file secret in DATA_DIR is not that of the portals on it, and neither would read the other's lists, uploads and webhooks. Share one DATA_DIR between them, or copy the file secret (a backup holds it too); ${adopting[1]}`,
  ],
  objects: [
    `此数据库的上传文件存放在别处，本门户无法读取。请让各门户共用同一个 DATA_DIR，或都使用同一个 OSS（OSS_BUCKET）；${adopting[0]}`,
    `The uploads of this database lie elsewhere, out of this portal's reach. Share one DATA_DIR between the portals, or give all of them the same OSS (OSS_BUCKET); ${adopting[1]}`,
  ],
}

/** Throws `OtherHome` where other portals have another home; touches nothing, an empty database least of all. */
export async function demandHome(db: Db | Tx, home: Home): Promise<void> {
  if (!(await existing(db, ['_meta'])).has('_meta')) return
  const [noted, own] = [await notedHome(db), await marksOf(home)]
  for (const part of parts)
    if (noted.has(keys[part]) && noted.get(keys[part]) !== own[part]) throw new OtherHome(part)
}

/** Notes the home where none was noted yet. Of two that come at once the second is refused, with `OtherHome`. */
export async function claimHome({ db }: Database, home: Home): Promise<void> {
  await noteHome(db, home)
  await demandHome(db, home)
}

/** Notes a home where none is noted. */
export async function noteHome(db: Db | Tx, home: Home): Promise<void> {
  const own = await marksOf(home)
  const rows = parts.map((part) => ({ key: keys[part], value: own[part] }))
  await db
    .insertInto('_meta')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Forgets which home it was, so that the next portal's counts: after a restore, or when somebody says so. */
export async function forgetHome(db: Db | Tx): Promise<void> {
  await db.deleteFrom('_meta').where('key', 'in', Object.values(keys)).execute()
}

async function notedHome(db: Db | Tx): Promise<Map<string, string>> {
  const query = db.selectFrom('_meta').selectAll().where('key', 'in', Object.values(keys))
  return new Map((await query.execute()).map(({ key, value }) => [key, value]))
}

const marksOf = async ({
  secret,
  objects,
}: Home): Promise<{ readonly [part in Part]: string }> => ({
  secret: toHex(await hmac('SHA-256', secret, 'fingerprint of the secret')).slice(0, 32),
  objects,
})
