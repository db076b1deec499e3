import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import type { Label } from '#declare'
import { layOut, portalTables } from '#portal/createPortal.ts'
import { missingSessionTables } from '#portal/engine/session/sessionTables.ts'
import { backupsIn } from '#portal/storage/backup/backupsIn.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import {
  type MigrationPlan,
  planMigration,
  type TableChange,
} from '#portal/storage/db/planMigration.ts'
import type { AdminAnswer } from './adminAnswer.ts'
import { type Declarations, readDeclarations } from './declarations.ts'
import type { Place } from './place.ts'
import { openData } from './storage.ts'

/**
 * `npm run admin -- upgrade`: lays the database out as this release wants it, as its first start would: for whoever
 * gives the portal itself an account that may not. `--dry-run` tells beforehand what that will do and changes nothing;
 * on SQLite it is tried on a copy, on PostgreSQL on the copy that `--on` names.
 */
export async function upgrade(args: readonly string[], place: Place): Promise<AdminAnswer> {
  const { values } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean' }, on: { type: 'string' } },
  })
  const declared = await readDeclarations()
  if (!values['dry-run']) return carryOut(declared, place)
  const { settings } = place
  const file = join(settings.folder, 'portal.sqlite')
  if (!settings.databaseUrl && !existsSync(file)) return told([line('数据库 Database', nothingYet)])
  const database = await openToRead(place)
  let plan: MigrationPlan
  let session: readonly string[]
  try {
    plan = await planMigration(database, declared.entities, portalTables(declared.parts))
    const missing = await missingSessionTables(database)
    session = [...missing.tables, ...missing.indexes]
  } finally {
    await database.close()
  }
  const isDone = plan.isDone && session.length === 0
  return told([
    ...planTold(plan, session, isDone),
    ...(isDone || plan.isEmpty ? [] : await triedTold(declared, place, values.on)),
    ...(await backupTold(place)),
    line('只看不改 Dry run', ['没有改动任何东西', 'nothing was changed']),
  ])
}

const told = (lines: readonly string[]): AdminAnswer => ({ told: lines.join('\n'), failed: false })
const line = (head: string, [zh, en]: Label): string => `${head.padEnd(20)}${zh} · ${en}`
const nothingYet: Label = ['还没有，第一次启动时建立', 'none yet: the first start makes it']

async function openToRead({ settings }: Place): Promise<Database> {
  if (settings.databaseUrl) return openData(settings)
  const { sqliteDialect } = await import('#portal/storage/db/sqlite.ts')
  const path = join(settings.folder, 'portal.sqlite')
  return openDatabase(sqliteDialect({ path, readOnly: true }), 'sqlite')
}

async function carryOut(declared: Declarations, { settings }: Place): Promise<AdminAnswer> {
  const database = await openData(settings)
  const begun = performance.now()
  try {
    const { notices } = await layOut({ database, ...declared })
    return told([
      line('已升级 Upgraded', secondsSince(begun)),
      ...notices.map((notice) => `须由人处理 By hand   ${notice}`),
    ])
  } finally {
    await database.close()
  }
}

const secondsSince = (begun: number): Label => {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return [`用时 ${seconds} 秒`, `it took ${seconds} s`]
}

function planTold(plan: MigrationPlan, session: readonly string[], isDone: boolean): string[] {
  const { from, to, steps, newTables, changes, indexed, beside } = plan
  if (plan.isEmpty) return [line('数据库 Database', nothingYet)]
  if (isDone)
    return [
      line('结构 Layout', [
        `${to}，已是本版本的样子`,
        `${to}, as this release wants it: nothing to do`,
      ]),
    ]
  return [
    line('结构 Layout', [`${from} → ${to}`, `${from} → ${to}`]),
    ...steps.map(({ what }) => line('步骤 Step', what)),
    ...(newTables.length + session.length > 0
      ? [`新建 Makes          ${[...newTables, ...session].join('、')}`]
      : []),
    ...changes.map((change) => `更改 Changes        ${changeTold(change)}`),
    ...indexed.map(({ entity, rows }) =>
      line('检索 Search', [
        `${entity}：${rows} 条重新编入`,
        `${entity}: ${rows} records are indexed anew`,
      ]),
    ),
    line('并存 Beside', beside ? goesBeside : standsAlone),
    line('退回 Downgrade', steps.length === 0 ? mayGoBack : needsBackup),
  ]
}

function changeTold({ table, rows, adds, renames, widens, builds, drops }: TableChange): string {
  const said = [
    ...(adds.length > 0 ? [`加列 adds ${adds.join('、')}`] : []),
    ...renames.map(([old, now]) => `改名 renames ${old} → ${now}`),
    ...(widens.length > 0 ? [`放宽 widens ${widens.join('、')}`] : []),
    ...(builds.length > 0 ? [`建索引 builds ${builds.join('、')}`] : []),
    ...(drops.length > 0 ? [`去索引 drops ${drops.join('、')}`] : []),
  ]
  return `${table}（${rows} 条 rows）：${said.join('；')}`
}

const goesBeside: Label = [
  '可以：一个门户升级后，旧版的仍可工作，逐个替换即可',
  'yes: portals of the release before go on while they are replaced one after the other',
]
const standsAlone: Label = [
  '不可以：先停下所有旧版的门户，再启动新版',
  'no: stop all portals of the release before, then start the new one',
]
const mayGoBack: Label = [
  '换回旧版即可：多出的列与表它不理会，启动时会列出',
  'run the release before again: it leaves alone what it does not know, and lists it at its start',
]
const needsBackup: Label = [
  '旧版会拒绝升级后的数据库：只能恢复升级前的备份，其后写入的不在其中',
  'the release before refuses what was upgraded: only a backup from before leads back, without what was written since',
]

/** How long it takes and what it leaves to people, on a copy that is removed again. */
async function triedTold(
  declared: Declarations,
  { settings }: Place,
  on: string | undefined,
): Promise<string[]> {
  if (settings.databaseUrl && !on) return [line('试做 Tried', noCopy)]
  const folder = on ? undefined : await mkdtemp(join(settings.folder, 'upgrade-'))
  try {
    if (folder)
      await copySqlite(join(settings.folder, 'portal.sqlite'), join(folder, 'portal.sqlite'))
    const { databaseUrl: _, ...own } = settings
    const copy = await openData(
      folder ? { ...own, folder } : { ...settings, databaseUrl: on as string },
    )
    const begun = performance.now()
    try {
      const { notices } = await layOut({ database: copy, ...declared })
      const size = folder
        ? ((await stat(join(folder, 'portal.sqlite'))).size / 2 ** 20).toFixed(1)
        : ''
      const [zh, en] = secondsSince(begun)
      return [
        line('试做 Tried', [
          `在副本上${size && `（${size} MB）`}${zh}，其间写入须等待`,
          `on a copy${size && ` of ${size} MB`} ${en}; what is saved meanwhile waits`,
        ]),
        ...notices.map((notice) => `须由人处理 By hand   ${notice}`),
      ]
    } finally {
      await copy.close()
    }
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

const noCopy: Label = [
  '没有：PostgreSQL 请把备份恢复到另一个空的数据库，再加 --on postgres://…/它',
  'no: for PostgreSQL restore a backup to another, empty database, and add --on postgres://…/it',
]

/** As it stands at this moment, beside a portal that goes on writing. */
async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
}

async function backupTold({ cwd, clock }: Place): Promise<string[]> {
  const [newest] = await backupsIn(join(cwd, 'backups')).catch(() => [])
  if (!newest)
    return [
      line('备份 Backup', [
        '✗ backups 中没有备份：先运行 npm run backup',
        '✗ there is none in backups: run npm run backup first',
      ]),
    ]
  const hours = Math.round((clock().getTime() - Date.parse(newest.manifest.madeAt)) / 3_600_000)
  const isOld = hours > 24
  return [
    line('备份 Backup', [
      `${isOld ? '✗ ' : ''}最近一份在 ${hours} 小时前${isOld ? '：先再备份一次' : ''}`,
      `the newest is ${hours} hours old${isOld ? ': make another first' : ''}`,
    ]),
  ]
}
