import { decideType } from '#portal/storage/objects/objectType.ts'
import { feedRefused, type Sound } from './feed.ts'

const endings = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' } as const

/** Bytes as the sound they are, whatever they were called. Throws `refused` for what is neither mp3 nor m4a. */
export function soundOf(bytes: Uint8Array): Sound {
  const type = (['mp3', 'm4a'] as const)
    .map((ending) => decideType(`sound.${ending}`, bytes))
    .find((one): one is keyof typeof endings => one in endings)
  if (type) return { type, ending: endings[type], bytes }
  throw feedRefused(['不是 mp3 或 m4a 音频', 'the sound is neither mp3 nor m4a'])
}
