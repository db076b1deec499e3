import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, realpathSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { KeptFile } from './manifest.ts'

/** Writes bytes into a file of a backup as they come, for its owner's eyes only, and tells their sum. */
export async function writeBytes(
  folder: string,
  file: string,
  bytes: AsyncIterable<Uint8Array | string>,
  { gzip = false } = {},
): Promise<KeptFile> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  const sum = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const into = createWriteStream(path, { mode: 0o600 })
  const from = Readable.from(bytes, { objectMode: false })
  await (gzip
    ? pipeline(from, createGzip({ level: 4 }), counted, into)
    : pipeline(from, counted, into))
  return { file, bytes: size, sha256: sum.digest('hex') }
}

/** Writes lines of JSON, compressed. */
export function writeLines(
  folder: string,
  file: string,
  groups: AsyncIterable<readonly unknown[]>,
): Promise<KeptFile> {
  return writeBytes(folder, file, textOf(groups), { gzip: true })
}

async function* textOf(groups: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const group of groups)
    if (group.length > 0) yield `${group.map((one) => JSON.stringify(one)).join('\n')}\n`
}

/** Reads lines of JSON back. */
export async function* readLines<T>(folder: string, file: string): AsyncGenerator<T> {
  const input = createReadStream(join(folder, file)).pipe(createGunzip())
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line) yield JSON.parse(line) as T
}

/** Whether a file of a backup lies in its folder, by its name and by where links lead. */
export function isWithin(folder: string, file: string): boolean {
  const root = realpathSync(folder)
  const path = resolve(root, file)
  const real = existsSync(path) ? realpathSync(path) : path
  return [path, real].every((one) => one.startsWith(root + sep))
}

/** Whether a file still is what it was when it was kept. */
export async function isWhole(folder: string, { file, bytes, sha256 }: KeptFile): Promise<boolean> {
  const path = join(folder, file)
  const found = await stat(path).catch(() => null)
  if (found?.size !== bytes) return false
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(path)) sum.update(chunk)
  return sum.digest('hex') === sha256
}
