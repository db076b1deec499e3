import { MEDIA_ENDINGS } from './objectType.ts'

/** What the app itself loads beside pictures, sounds and films: animations and its own packages. */
const LOADED = ['svga', 'apk', 'ipa', 'hap']
const open = new Set([...MEDIA_ENDINGS, ...LOADED])

/**
 * Whether anybody who knows the address may read the object: pictures, sounds, films and what the app loads. A
 * document (a list of people, a contract, a book as a file) is given out by the portal alone, to whoever may have it.
 */
export function isOpenKey(key: string): boolean {
  if (key.startsWith('private/')) return false
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 0 || open.has(name.slice(dot + 1).toLowerCase())
}
