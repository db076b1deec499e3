import type { Label } from '#declare'
import { upgrades } from '../db/upgrades.ts'
import { BackupError } from './backupError.ts'
import { isWhole, isWithin, readLines } from './backupFiles.ts'
import { type KeptFile, type KeptObject, type Manifest, readManifest } from './manifest.ts'

/** So many damaged files are named; more are counted. */
const NAMED = 5

/**
 * Reads a backup whole and holds it against its sums. Throws a `BackupError` that names what is damaged or missing, or
 * that a newer release made it. Nothing is restored from a backup that has not passed.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.schema > upgrades.length) throw new BackupError(newer(manifest))
  const broken: string[] = []
  const look = async (file: KeptFile) => {
    // Sums and names are as whoever wrote the backup wants them: nothing is read from anywhere else.
    if (!isWithin(folder, file.file)) throw new BackupError(outside(folder, file.file))
    if (!(await isWhole(folder, file))) broken.push(file.file)
  }
  for (const file of [manifest.secret, ...manifest.tables]) await look(file)
  const list = manifest.objects
  if (list) await look(list)
  if (list && !broken.includes(list.file))
    for await (const object of readLines<KeptObject>(folder, list.file)) await look(object)
  if (broken.length > 0) throw new BackupError(damaged(folder, broken))
  return manifest
}

const outside = (folder: string, file: string): Label => [
  `备份 ${folder} 指向备份之外的文件：${file}，未恢复任何内容。请选择另一份备份`,
  `The backup ${folder} names a file outside of itself: ${file}; nothing was restored. Choose another backup`,
]

const damaged = (folder: string, broken: readonly string[]): Label => {
  const named = broken.slice(0, NAMED)
  const more = broken.length - named.length
  return [
    `备份 ${folder} 已损坏，未恢复任何内容：${named.join('、')}${more > 0 ? ` 等 ${broken.length} 个文件` : ''}缺失或与校验和不符。请选择另一份备份`,
    `The backup ${folder} is damaged, nothing was restored: ${named.join(', ')}${more > 0 ? ` and ${more} more files` : ''} are missing or differ from their sums. Choose another backup`,
  ]
}

const newer = ({ portal, schema }: Manifest): Label => [
  `此备份由更新的版本 ${portal} 制作（结构 ${schema}，本版本只认识到 ${upgrades.length}）：请先升级刊头`,
  `The newer release ${portal} made this backup (layout ${schema}, this one knows ${upgrades.length}): upgrade Masthead first`,
]
