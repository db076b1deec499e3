import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '#declare'
import { clocksOf, EMPTY, layoutOf } from '#portal/engine/condition/databaseSymptoms.ts'
import { ill, poor, well } from '#portal/engine/condition/symptom.ts'
import { jobSymptom } from '#portal/engine/condition/workSymptoms.ts'
import { writableSymptoms } from '#portal/http/condition/writableSymptoms.ts'
import { backupsIn } from '#portal/storage/backup/backupsIn.ts'
import { demandHome, OtherHome } from '#portal/storage/home.ts'
import type { Symptom } from '#wire/symptom.ts'
import { certificateSymptoms } from './certificate.ts'
import type { Settings } from './settings.ts'
import { shippingSymptoms } from './shipping.ts'
import { startFailure } from './startFailure.ts'
import { openStorage, type Storage } from './storage.ts'

/** A disk with less than that left is told of, in bytes. */
const ROOM = 2 * 1024 ** 3
/** A backup that is older than that, in milliseconds. */
const OLD = 36 * 60 * 60_000

/**
 * Looks at all that a portal with these settings stands on, and changes nothing but the mark of readiness. Each part for
 * itself: what is wrong with one keeps no other from being looked at.
 */
export async function diagnose(settings: Settings, cwd: string): Promise<Symptom[]> {
  const clock = () => new Date()
  const around = await machineSymptoms(settings, cwd, clock)
  const opened = await openStorage(settings, clock).catch((error: unknown) => error)
  if (opened instanceof Error || !isStorage(opened))
    return [ill(database, worded(opened, settings)), ...around]
  try {
    return [...(await storageOf(opened, settings)), ...around]
  } finally {
    await opened.database.close()
  }
}

/** What only the machine itself knows of: room on the disk, the address, the age of the newest backup. */
export const machineSymptoms = async (
  settings: Settings,
  cwd: string,
  clock: () => Date,
): Promise<Symptom[]> => [
  await roomIn(settings.folder),
  reached(settings),
  await backedUp(cwd, clock()),
  ...(await certificateSymptoms(settings.origin, clock().getTime())),
  ...(await shippingSymptoms(settings, clock().getTime())),
]

/** What is told on the terminal, and whether a portal would run. */
export function diagnosis(symptoms: readonly Symptom[]): {
  readonly told: string
  readonly failed: boolean
} {
  const mark = { well: '✓', poor: '⚠', ill: '✗' } as const
  const lines = symptoms.flatMap(({ of, state, told }) => [
    `${mark[state]} ${of[0]} ${of[1]}`,
    `    ${told[0]}`,
    `    ${told[1]}`,
  ])
  return { told: lines.join('\n'), failed: symptoms.some(({ state }) => state === 'ill') }
}

const database: Label = ['数据库', 'Database']

const isStorage = (opened: unknown): opened is Storage =>
  typeof opened === 'object' && opened !== null && 'database' in opened

/** What a start would say, in both languages. */
function worded(error: unknown, settings: Settings): Label {
  const [zh = '', en = zh] = startFailure(error, settings).split('\n')
  return [zh, en]
}

async function storageOf(storage: Storage, settings: Settings): Promise<Symptom[]> {
  const layout = await layoutOf(storage.database).catch((error: unknown) =>
    ill(database, worded(error, settings)),
  )
  if (layout.state === 'ill' || layout.told === EMPTY) return [layout]
  return [
    layout,
    await homeOf(storage),
    ...(await writableSymptoms(storage)),
    await clocksOf(storage.database),
    await jobSymptom(storage.database.db, Date.now()).catch((error: unknown) =>
      poor(['任务', 'Jobs'], worded(error, settings)),
    ),
  ]
}

async function homeOf({ database: opened, home }: Storage): Promise<Symptom> {
  const of: Label = ['密钥与上传文件', 'Secret and uploads']
  const refused = await demandHome(opened.db, home).catch((error: unknown) => error)
  if (refused instanceof OtherHome) return ill(of, refused.label)
  return well(of, ['与此数据库的其他门户一致', 'The same as those of all portals on this database'])
}

async function roomIn(folder: string): Promise<Symptom> {
  const of: Label = ['磁盘', 'Disk']
  const found = await statfs(folder).catch(() => null)
  if (!found) return poor(of, [`${folder} 尚不存在`, `${folder} is not there yet`])
  const free = found.bavail * found.bsize
  const told = `${(free / 1024 ** 3).toFixed(1)} GB`
  return free < ROOM
    ? poor(of, [`${folder} 仅剩 ${told}，请腾出空间`, `${folder} has ${told} left: make room`])
    : well(of, [`${folder} 剩余 ${told}`, `${folder} has ${told} left`])
}

async function backedUp(cwd: string, now: Date): Promise<Symptom> {
  const of: Label = ['备份', 'Backups']
  const [newest] = await backupsIn(join(cwd, 'backups')).catch(() => [])
  if (!newest)
    return poor(of, [
      'backups 中没有备份：请定时运行 npm run backup',
      'There is none in backups: run npm run backup regularly',
    ])
  const age = now.getTime() - Date.parse(newest.manifest.madeAt)
  const hours = Math.round(age / 3_600_000)
  return age > OLD
    ? poor(of, [`最近一份在 ${hours} 小时前`, `The newest is ${hours} hours old`])
    : well(of, [`最近一份在 ${hours} 小时前`, `The newest is ${hours} hours old`])
}

function reached({ origin, host }: Settings): Symptom {
  const of: Label = ['访问地址', 'Address']
  if (origin?.startsWith('https:')) return well(of, [origin, origin])
  if (origin)
    return poor(of, [
      `${origin} 不是 https：密码与数据在网络上是明文`,
      `${origin} is no https: passwords and data go over the network in clear`,
    ])
  return ['127.0.0.1', 'localhost', '::1'].includes(host)
    ? well(of, ['仅本机', 'This machine only'])
    : poor(of, [
        `HOST=${host}，未设置 PUBLIC_ORIGIN：请在前面放置 https 代理，并写明其地址`,
        `HOST=${host} without PUBLIC_ORIGIN: put a proxy with https before it, and name its address`,
      ])
}
