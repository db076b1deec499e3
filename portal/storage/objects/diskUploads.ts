import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf, streamOf } from './body.ts'
import { unlessGone } from './diskCards.ts'
import { errnoOf, readPieces, type Spooled, settle } from './diskFile.ts'
import { randomBytes, toHex } from './encoding.ts'
import { noSuchUpload } from './memoryStore.ts'
import { checkKey, checkPartNumber } from './objectKey.ts'
import type { Body, ObjectStore, PartHead, PartRef, PendingUpload } from './objectStore.ts'
import { partsToJoin } from './partsToJoin.ts'

type Uploads = Pick<ObjectStore, 'begin' | 'putPart' | 'listParts' | 'abort' | 'listUploads'> & {
  /** The parts that a completion names, and their content one after the other. */
  joined(
    key: string,
    uploadId: string,
    named: readonly PartRef[],
  ): Promise<{ parts: PartHead[]; body: Body }>
}

interface Options {
  folder: string
  clock: () => Date
  /** Takes a body in, into a temporary file. */
  taken: (body: Body) => Promise<Spooled>
}

const PART = /^(\d{5})\.([0-9A-F]{32})\.part$/

/** Uploads in parts, a folder each: who they are for in `upload.json`, parts named by number and etag. */
export function diskUploads({ folder, clock, taken }: Options): Uploads {
  const root = join(folder, '.uploads')

  /** The folder of an upload, once it is sure that it is one, open, and of this key. */
  const openFolder = async (key: string, uploadId: string): Promise<string> => {
    const upload = /^[0-9A-F]{32}$/.test(uploadId) ? await readUpload(root, uploadId) : null
    if (upload?.key === key) return join(root, uploadId)
    throw noSuchUpload(key, uploadId)
  }
  const listParts = async (key: string, uploadId: string): Promise<PartHead[]> => {
    const path = await openFolder(key, uploadId)
    const found = await Promise.all((await readdir(path)).map((name) => partOf(path, name)))
    const parts = found.filter((part) => part !== null).sort((a, b) => +a.modified - +b.modified)
    // After a crash between a part and its replacement both are there: the newer counts.
    const newest = new Map(parts.map((part) => [part.number, part]))
    return [...newest.values()].sort((a, b) => a.number - b.number)
  }

  return {
    async begin(key) {
      checkKey(key)
      const uploadId = toHex(randomBytes(16)).toUpperCase()
      const path = join(root, uploadId)
      const upload = { key, begun: clock().toISOString() }
      try {
        await mkdir(path, { recursive: true })
        await writeFile(join(path, 'upload.json'), JSON.stringify(upload))
      } catch (error) {
        await rm(path, { recursive: true, force: true })
        throw error
      }
      return uploadId
    },
    async putPart(key, uploadId, number, body) {
      const path = await openFolder(key, uploadId)
      checkPartNumber(number)
      const part = await taken(body)
      const name = fileOf({ number, etag: part.etag })
      await settle(part, path, name).catch((error: unknown) => {
        // Aborted while the part was on its way.
        throw errnoOf(error) === 'ENOENT' ? noSuchUpload(key, uploadId) : error
      })
      const earlier = (await readdir(path)).filter(
        (one) => one !== name && one.startsWith(name.slice(0, 6)),
      )
      await Promise.all(earlier.map((one) => rm(join(path, one), { force: true })))
      return part.etag
    },
    listParts,
    async joined(key, uploadId, named) {
      const parts = partsToJoin(await listParts(key, uploadId), named)
      const files = parts.map((part) => join(root, uploadId, fileOf(part)))
      return { parts, body: streamOf(oneAfterTheOther(files)) }
    },
    async abort(key, uploadId) {
      await rm(await openFolder(key, uploadId), { recursive: true, force: true })
    },
    async listUploads(prefix) {
      const ids = (await readdir(root).catch(unlessGone)) ?? []
      const found = await Promise.all(ids.map((id) => readUpload(root, id)))
      const open = found.filter((upload) => upload !== null)
      return open.filter(({ key }) => key.startsWith(prefix)).sort((a, b) => +a.begun - +b.begun)
    },
  }
}

async function readUpload(root: string, uploadId: string): Promise<PendingUpload | null> {
  try {
    const text = await readFile(join(root, uploadId, 'upload.json'), 'utf8')
    const { key, begun } = JSON.parse(text) as { key: string; begun: string }
    return { key, uploadId, begun: new Date(begun) }
  } catch (error) {
    // Not there, or cut short by a crash as it was begun: nobody has been told its id.
    if (errnoOf(error) === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

async function partOf(path: string, name: string): Promise<PartHead | null> {
  const [, number, etag] = PART.exec(name) ?? []
  if (!number || !etag) return null
  const { size, mtime } = await stat(join(path, name))
  return { number: Number(number), etag, size, modified: mtime }
}

function fileOf({ number, etag }: PartRef): string {
  return `${String(number).padStart(5, '0')}.${etag}.part`
}

async function* oneAfterTheOther(files: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const file of files) yield* chunksOf(await readPieces(file))
}
