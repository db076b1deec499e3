import { storedFileKind } from '../kind/storedFileKind.ts'

/** What film may be uploaded: mp4. */
export const videoLimits = { endings: ['mp4'] } as const

/** A film in the object store. */
export const video = storedFileKind('video', videoLimits, { ending: 'mp4', duration: 600 })
