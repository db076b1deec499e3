import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errnoOf } from './diskFile.ts'
import { sha256Hex } from './hmac.ts'
import type { ObjectHead } from './objectStore.ts'

/** What lies beside the content of an object, as JSON; `file` names the content. */
export interface Card extends Omit<ObjectHead, 'modified'> {
  modified: string
  file: string
}

/** Where an object lies: its shelf (a folder), the beginning of its file names, and its card. */
export interface Place {
  shelf: string
  hash: string
  card: string
}

/** The place of a key. Named by a hash, no key leaves the folder, and none collides where case is ignored. */
export async function placeOf(root: string, key: string): Promise<Place> {
  const hash = await sha256Hex(key)
  const shelf = join(root, hash.slice(0, 2))
  return { shelf, hash, card: join(shelf, `${hash}.json`) }
}

/** The card at a path; `null` when there is none. */
export async function readCard(path: string): Promise<Card | null> {
  const text = await readFile(path, 'utf8').catch(unlessGone)
  return text === null ? null : (JSON.parse(text) as Card)
}

/** Every card there is: reads one small file an object, so that lists cost what the store holds. */
export async function allCards(root: string): Promise<Card[]> {
  const found: (Card | null)[] = []
  for (const shelf of (await readdir(root).catch(unlessGone)) ?? []) {
    const names = (await readdir(join(root, shelf))).filter((name) => name.endsWith('.json'))
    found.push(...(await Promise.all(names.map((name) => readCard(join(root, shelf, name))))))
  }
  return found.filter((card) => card !== null)
}

/** What a card tells of its object. */
export function headOfCard({ key, type, size, etag, modified }: Card): ObjectHead {
  return { key, type, size, etag, modified: new Date(modified) }
}

/** `null` for a file that is not there; any other error goes on. */
export function unlessGone(error: unknown): null {
  if (errnoOf(error) === 'ENOENT') return null
  throw error
}
