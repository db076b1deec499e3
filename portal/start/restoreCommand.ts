import { parseArgs } from 'node:util'
import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { BackupError } from '#portal/storage/backup/backupError.ts'
import { type Restored, restoreBackup } from '#portal/storage/backup/restoreBackup.ts'
import { restoreMoment } from '#portal/storage/shipping/restoreMoment.ts'
import { type Place, pathFrom } from './place.ts'
import { readMoment } from './readMoment.ts'
import { settle } from './settle.ts'
import { placeTold, shipPlaceOf } from './shipping.ts'
import { openData, openObjects } from './storage.ts'

/**
 * `npm run restore -- <backup> [--force]`: restores it, tells what it brought and where what was there before lies.
 * `npm run restore -- --at <moment> [--files <backup>] [--accept-gap] [--force]`: restores what was shipped, as it was then.
 */
export async function restore(args: readonly string[], place: Place): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      at: { type: 'string' },
      files: { type: 'string' },
      'accept-gap': { type: 'boolean' },
      force: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [from] = positionals
  if (values.at !== undefined && positionals.length === 0) return momentBack(values, place)
  if (!from || positionals.length > 1 || values.at !== undefined) throw new BackupError(noBackup)
  return backupBack(from, values.force ?? false, place)
}

async function backupBack(from: string, force: boolean, place: Place): Promise<string> {
  const { settings, cwd, clock } = place
  const database = settings.databaseUrl ? await openData(settings) : undefined
  const store = await bucketOf(place)
  try {
    const restored = await restoreBackup({
      from: pathFrom(cwd, from),
      folder: settings.folder,
      ...(database && { database }),
      ...(store && { store }),
      ...{ force, clock, settle },
    })
    return restoredLines(restored).join('\n')
  } finally {
    await database?.close()
  }
}

const bucketOf = async ({ settings, clock }: Place) =>
  settings.oss && (await openObjects(settings, '', clock)).store

interface Given {
  readonly at?: string | undefined
  readonly files?: string | undefined
  readonly 'accept-gap'?: boolean | undefined
  readonly force?: boolean | undefined
}

async function momentBack(given: Given, place: Place): Promise<string> {
  const { settings, cwd, clock } = place
  const { shipping, folder } = settings
  if (!shipping) throw new BackupError(settings.databaseUrl ? ofPostgres : noPlace)
  const at = readMoment(given.at ?? '')
  const store = await bucketOf(place)
  const { found, replaced } = await restoreMoment({
    place: await shipPlaceOf(shipping),
    asked: { ...(at !== null && { at }), acceptGap: given['accept-gap'] ?? false },
    ...(given.files !== undefined && { files: pathFrom(cwd, given.files) }),
    ...(store && { store }),
    ...{ folder, force: given.force ?? false, clock, settle },
  })
  return [
    `恢复完成 Restored   ${shanghaiTime(new Date(found.at))} 的状态 as it was then`,
    `来自 From          ${placeTold(shipping)}`,
    `文件 Objects       ${given.files ? `来自备份 from ${given.files}` : '保持原样 as they were'}`,
    ...replacedLine(replaced),
    ...last,
  ].join('\n')
}

const noBackup: Label = [
  '请指定一份备份：npm run restore -- backups/masthead-…',
  'Name one backup: npm run restore -- backups/masthead-…',
]

const noPlace: Label = [
  '未设置 SHIP_TO：没有连续备份可恢复。请用门户的设置运行，或恢复一份备份',
  'SHIP_TO is not set, so nothing was shipped: run it with the settings of the portal, or restore a backup',
]
const ofPostgres: Label = [
  'PostgreSQL 用它自己的归档恢复到某一时刻，见管理员手册“备份与恢复”',
  'PostgreSQL is restored to a moment by its own archive: see Backup and restore in the handbook',
]

function restoredLines({ manifest, replaced }: Restored): string[] {
  const { tables, objects, madeAt, lost } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `恢复完成 Restored   备份于 made ${madeAt}`,
    `数据 Rows          ${rows}（${tables.length} 张表 tables）`,
    `文件 Objects       ${objects ? objects.count : '备份未包含，保持原样 left out of the backup, as they were'}`,
    ...lost.map((key) => `备份时已缺失 Lost  ${key}`),
    ...replacedLine(replaced),
    ...last,
  ]
}

const replacedLine = (replaced: string | null) =>
  replaced ? [`原有数据 Before     ${replaced}`] : []
const last = ['可以启动门户 · Start the portal: npm start']
