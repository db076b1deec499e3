import type { Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { LONGEST, type Voice } from '#portal/outside/speech/speech.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import { joinSounds, lengthOfSound } from '../audio/speech/joinSounds.ts'
import { piecesOf } from '../audio/speech/piecesOf.ts'

const VOICE: Voice = 'femaleWarm'

/** Has a summary read aloud; gives the sound as a digest holds it. */
export async function narrate(
  { ports, store }: Pick<PortalContext, 'ports' | 'store'>,
  { id, title }: Row,
  summary: string,
): Promise<Row> {
  const pieces = piecesOf('', summary, LONGEST)
  if (!store || pieces.length === 0)
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: ['没有可朗读的摘要', 'There is no summary to be read aloud'],
      },
    ])
  const sounds: Uint8Array[] = []
  for (const { text } of pieces)
    sounds.push(await ports.speech.speak({ text, voice: VOICE, rate: 1, pause: 0.3 }))
  const bytes = joinSounds(sounds)
  const key = `audio/digest/${id}/${crypto.randomUUID()}.mp3`
  await store.put(key, bytes, { type: 'audio/mpeg' })
  const name = `${[...String(title)].slice(0, 60).join('')}.mp3`
  const duration = Math.max(1, Math.round(lengthOfSound(bytes)))
  return { url: addressIn(store, key), name, size: bytes.length, duration }
}
