import { measureSound, type SoundSource } from './measureSound.ts'

/** The thread beside the page: an hour of sound is decoded there while one types. */
self.onmessage = async ({ data }: MessageEvent<SoundSource>) => {
  try {
    const done = await measureSound(data, (measuring) => self.postMessage({ measuring }))
    self.postMessage({ done })
  } catch {
    self.postMessage({ failed: true })
  }
}
