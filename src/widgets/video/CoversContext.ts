import { createContext } from 'react'
import { type CoverFrame, coverFrames } from './coverFrames.ts'

interface Covers {
  /** Pictures spread over a film, one by one. */
  readonly frames: (url: string, count: number) => AsyncIterable<CoverFrame>
  /** Sends one to the object store; gives its address. */
  readonly send: (picture: File) => Promise<string>
}

/** Where covers to choose from come from, and go to. A test has its own way. */
export const CoversContext = createContext<Covers>({
  frames: coverFrames,
  send: async (picture) => (await import('./takeCover.ts')).sendCover(picture),
})
