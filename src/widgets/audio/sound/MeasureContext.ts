import { createContext } from 'react'
import type { Measured, Measuring, SoundSource } from './measureSound.ts'

/** How a sound is measured; rejects where it cannot be read or decoded. */
export type Measure = (
  source: SoundSource,
  tell: (measuring: Measuring) => void,
  signal: AbortSignal,
) => Promise<Measured>

/** This browser, or this page of plain http, decodes no sound. */
export class NoDecoder extends Error {
  constructor() {
    super('No decoder in this browser')
    this.name = 'NoDecoder'
  }
}

interface Said {
  readonly measuring?: Measuring
  readonly done?: Measured
}

/** The sound that is measured now: forty of a batch follow each other, each the machine's alone. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn: Measure = (source, tell, signal) => {
  const mine = turn.then(() => {
    signal.throwIfAborted()
    return inThread(source, tell, signal)
  })
  turn = mine.catch(() => undefined)
  return mine
}

/** In a thread of its own, which ends with the sound. */
const inThread: Measure = (source, tell, signal) =>
  new Promise((resolve, reject) => {
    // Decoders are there on pages of https and of this machine alone, and not in every browser.
    if (!('AudioDecoder' in globalThis)) return reject(new NoDecoder())
    const worker = new Worker(new URL('./soundWorker.ts', import.meta.url), { type: 'module' })
    const end = (work: () => void) => {
      worker.terminate()
      work()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onmessage = ({ data: { measuring, done } }: MessageEvent<Said>) => {
      if (measuring) return tell(measuring)
      end(() => (done ? resolve(done) : reject(new Error('The sound cannot be decoded'))))
    }
    worker.onerror = () => end(() => reject(new Error('The thread did not start')))
    worker.postMessage(source)
  })

/** How a field measures its sound; a test without threads has its own way. */
export const MeasureContext = createContext<Measure>(inTurn)
