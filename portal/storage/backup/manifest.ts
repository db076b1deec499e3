import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '#declare'
import { sha256Hex } from '../objects/hmac.ts'
import { BackupError } from './backupError.ts'
import type { TableShape } from './tableShape.ts'

/** The layout of backups as this portal writes it, and the newest it reads. */
export const FORMAT = 1

/** A file of a backup, by its path from the backup's folder. */
export interface KeptFile {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}
export interface KeptTable extends TableShape, KeptFile {
  readonly rows: number
}

/** What a backup holds. Written last: a backup without it was cut short. */
export interface Manifest {
  readonly format: number
  /** The release that made it. */
  readonly portal: string
  /** Which layout the database had; see `portal/storage/db/upgrades.ts`. */
  readonly schema: number
  readonly madeAt: string
  readonly database: 'sqlite' | 'postgres'
  readonly tables: readonly KeptTable[]
  /** The list of objects, a line each; null where they were left out. */
  readonly objects: (KeptFile & { readonly count: number }) | null
  /** Objects the store listed and could not give, because somebody removed them meanwhile or they are damaged. */
  readonly lost: readonly string[]
  readonly secret: KeptFile
}

/** An object of a backup. */
export interface KeptObject extends KeptFile {
  readonly key: string
  readonly type: string
  readonly etag: string
  readonly modified: string
}

const NAME = 'manifest.json'
const SUM = 'manifest.json.sha256'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, SUM), `${await sha256Hex(text)}\n`)
  await writeFile(join(folder, NAME), text, { flush: true })
}

/** Reads what a backup says it holds. Throws a `BackupError` where it is none, cut short, changed, or too new. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(notThere(folder))
  const sum = await readFile(join(folder, SUM), 'utf8').catch(() => '')
  if (sum.trim() !== (await sha256Hex(text))) throw new BackupError(changed(folder))
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format > FORMAT) throw new BackupError(tooNew(manifest))
  return manifest
}

const notThere = (folder: string): Label => [
  `${folder} 不是完整的备份：缺少 ${NAME}。请选择另一份备份`,
  `${folder} is no complete backup, it has no ${NAME}: choose another`,
]
const changed = (folder: string): Label => [
  `${folder}/${NAME} 已损坏或被改动。请选择另一份备份`,
  `${folder}/${NAME} is damaged or was changed: choose another backup`,
]
const tooNew = ({ portal, format }: Manifest): Label => [
  `此备份由更新的版本 ${portal} 制作（格式 ${format}，本版本只认识 ${FORMAT}）。请先升级刊头`,
  `The newer release ${portal} made this backup (format ${format}, this one reads ${FORMAT}): upgrade Masthead first`,
]
