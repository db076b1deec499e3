import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { createPortalContext } from '#portal/createPortalContext.ts'
import { verdictTold, verifyAudit } from '#portal/engine/audit/verifyAudit.ts'
import { BackupError } from '#portal/storage/backup/backupError.ts'
import { backupsIn } from '#portal/storage/backup/backupsIn.ts'
import { compareTables, type Difference } from '#portal/storage/backup/compareTables.ts'
import type { Manifest } from '#portal/storage/backup/manifest.ts'
import { readManifest } from '#portal/storage/backup/manifest.ts'
import { restoreBackup } from '#portal/storage/backup/restoreBackup.ts'
import { restoreMoment } from '#portal/storage/shipping/restoreMoment.ts'
import { readDeclarations } from './declarations.ts'
import { type Place, pathFrom } from './place.ts'
import { settle } from './settle.ts'
import { placeTold, shipPlaceOf } from './shipping.ts'
import { openStorage } from './storage.ts'

interface Played {
  readonly lines: readonly string[]
  readonly failed: boolean
}

/**
 * `npm run admin -- drill [<backup>] [--from backups] [--in folder]`: restores the newest backup, and the newest that was
 * shipped, beside the portal, which goes on; compares, tells how long it took, and removes it again.
 */
export async function drill(
  args: readonly string[],
  place: Place,
): Promise<{ readonly told: string; readonly failed: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, in: { type: 'string' } },
    allowPositionals: true,
  })
  const beside = pathFrom(place.cwd, values.in ?? tmpdir())
  const backup = await chosen(positionals[0], values.from ?? 'backups', place)
  const played: Played[] = []
  if (backup) played.push(await playBackup(backup, beside, place))
  if (place.settings.shipping) played.push(await playShipped(beside, place))
  if (played.length === 0) throw new BackupError(nothing)
  return {
    told: played.map(({ lines }) => lines.join('\n')).join('\n\n'),
    failed: played.some(({ failed }) => failed),
  }
}

const nothing: Label = [
  'backups 中没有备份可演练：先运行 npm run backup，或用 --from 指定备份所在的文件夹',
  'There is no backup in backups to try: run npm run backup first, or name their folder with --from',
]

async function chosen(
  named: string | undefined,
  from: string,
  { cwd }: Place,
): Promise<string | undefined> {
  if (named) return pathFrom(cwd, named)
  const [newest] = await backupsIn(pathFrom(cwd, from))
  return newest?.folder
}

async function playBackup(from: string, beside: string, place: Place): Promise<Played> {
  const manifest = await readManifest(from)
  let different: Difference[] = []
  return play(beside, place, async (folder) => {
    await restoreBackup({
      ...{ from, folder, force: false, clock: place.clock },
      settle: async (database) => {
        // Before the start brings it in line: until then it is the backup's, number for number.
        different = await database.transaction((tx) => compareTables(tx, from, manifest))
        await settle(database)
      },
    })
    return {
      lines: [`备份 Backup        ${from}`, ...tablesTold(manifest, different)],
      failed: different.length > 0,
    }
  })
}

async function playShipped(beside: string, place: Place): Promise<Played> {
  const { shipping } = place.settings
  if (!shipping) throw new BackupError(nothing)
  return play(beside, place, async (folder) => {
    const { found } = await restoreMoment({
      place: await shipPlaceOf(shipping),
      ...{ asked: {}, folder, force: false, clock: place.clock, settle },
    })
    const lines = [
      `连续备份 Shipped   ${placeTold(shipping)}`,
      `时刻 Moment        ${shanghaiTime(new Date(found.at))}`,
      '数据库 Database    SQLite 检查无误 · SQLite finds it sound',
    ]
    return { lines, failed: false }
  })
}

/** Restores into a folder of its own, looks whether a portal would run on it, and leaves nothing. */
async function play(
  beside: string,
  place: Place,
  restored: (folder: string) => Promise<Played>,
): Promise<Played> {
  await mkdir(beside, { recursive: true })
  const root = await mkdtemp(join(beside, 'masthead-drill-'))
  const begun = performance.now()
  try {
    const folder = join(root, 'data')
    const { lines, failed } = await restored(folder)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const audit = await auditOf(folder, place)
    return {
      lines: [
        ...lines,
        `用时 Took          ${seconds} s`,
        ...audit.lines,
        failed || audit.failed
          ? '✗ 演练未通过 · The drill failed'
          : '✓ 可以恢复 · It can be restored',
      ],
      failed: failed || audit.failed,
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

function tablesTold({ tables, madeAt, objects }: Manifest, different: readonly Difference[]) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `制作于 Made        ${shanghaiTime(new Date(madeAt))}`,
    `数据 Rows          ${rows}（${tables.length} 张表 tables）`,
    `文件 Objects       ${objects ? objects.count : '未包含 left out'}`,
    ...different.map(
      ({ table, of, kept, restored }) =>
        `不符 Differs       ${table}.${of}：备份 backup ${kept}，恢复 restored ${restored}`,
    ),
    ...(different.length === 0 ? ['条数与合计 Sums    全部一致 · all the same'] : []),
  ]
}

/** The chain of the audit log, where the log was sealed. */
async function auditOf(folder: string, { settings, clock }: Place): Promise<Played> {
  const { oss: _, databaseUrl: __, ...own } = settings
  const storage = await openStorage({ ...own, folder }, clock)
  try {
    const context = createPortalContext({ ...storage, ...(await readDeclarations()), clock })
    const { told, isWhole } = verdictTold(await verifyAudit(context))
    return {
      lines: [`操作日志 Audit      ${told.split('\n').join('\n                   ')}`],
      failed: !isWhole,
    }
  } finally {
    await storage.database.close()
  }
}
