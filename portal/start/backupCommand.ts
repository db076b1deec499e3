import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Label } from '#declare'
import { portalTables } from '#portal/createPortal.ts'
import { BackupError } from '#portal/storage/backup/backupError.ts'
import { removeOlder } from '#portal/storage/backup/backupsIn.ts'
import { declaredTypes } from '#portal/storage/backup/declaredTypes.ts'
import type { ObjectSource } from '#portal/storage/backup/keepObjects.ts'
import { makeBackup } from '#portal/storage/backup/makeBackup.ts'
import { isThere } from '#portal/storage/backup/stage.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { ownTables } from '#portal/storage/db/tableSpec.ts'
import { allCards, headOfCard } from '#portal/storage/objects/diskCards.ts'
import { readDeclarations } from './declarations.ts'
import { type Place, pathFrom } from './place.ts'
import type { Settings } from './settings.ts'
import { openData, openObjects } from './storage.ts'

/** `npm run backup [-- --to folder] [--keep 7] [--without-objects]`: makes a backup, tells where it is and what it holds. */
export async function backup(args: readonly string[], place: Place): Promise<string> {
  const { settings, cwd, clock } = place
  const { to = 'backups', keep, 'without-objects': bare } = backupArgs(args)
  const folder = pathFrom(cwd, to)
  const secret = await readFile(join(settings.folder, 'secret'), 'utf8').catch(() => '')
  if (!secret) throw new BackupError(nothingThere(settings.folder))
  const { entities, parts } = await readDeclarations()
  const database = await openSnapshot(settings)
  try {
    const made = await makeBackup({
      database,
      declared: declaredTypes(entities, [...ownTables, ...portalTables(parts)]),
      objects: bare ? null : await objectsOf(place, secret.trim()),
      secret: secret.trim(),
      portal: await release(),
      to: folder,
      clock,
    })
    const gone = keep ? await removeOlder(folder, Number(keep)) : []
    return [...madeLines(made), ...gone.map((one) => `已移除旧备份 Removed   ${one}`)].join('\n')
  } finally {
    await database.close()
  }
}

function backupArgs(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'without-objects': { type: 'boolean' },
    },
  })
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new BackupError([
      `--keep ${values.keep}：应为正整数`,
      `--keep ${values.keep}: give a whole number above 0`,
    ])
  return values
}

const nothingThere = (folder: string): Label => [
  `${folder} 中没有门户数据，请检查 DATA_DIR`,
  `There is no portal in ${folder}: look at DATA_DIR`,
]

function madeLines({ folder, manifest }: Awaited<ReturnType<typeof makeBackup>>): string[] {
  const { tables, objects, lost } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `备份完成 Backup   ${folder}`,
    `数据 Rows        ${rows}（${tables.length} 张表 tables）`,
    `文件 Objects     ${objects ? objects.count : '未包含 left out'}`,
    ...lost.map((key) => `缺失 Lost        ${key}`),
    '备份含密钥与密码散列，请妥善保管 · It holds the secret and password hashes: keep it as safe as the portal',
  ]
}

/** A connection that only reads: on SQLite it keeps no writer waiting. */
async function openSnapshot(settings: Settings): Promise<Database> {
  if (settings.databaseUrl) return openData(settings)
  const path = join(settings.folder, 'portal.sqlite')
  if (!(await isThere(path))) throw new BackupError(nothingThere(settings.folder))
  const { sqliteDialect } = await import('#portal/storage/db/sqlite.ts')
  return openDatabase(sqliteDialect({ path, readOnly: true }), 'sqlite')
}

async function objectsOf({ settings, clock }: Place, secret: string): Promise<ObjectSource> {
  const { store } = await openObjects(settings, secret, clock)
  if (settings.oss) return { store }
  const root = join(settings.folder, 'objects/objects')
  return { store, heads: async () => (await allCards(root)).map(headOfCard) }
}

async function release(): Promise<string> {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
