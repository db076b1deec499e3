import { storedFileKind } from '../kind/storedFileKind.ts'

/** What sound may be uploaded: mp3 or m4a, 100 MB at most. */
export const audioLimits = { endings: ['mp3', 'm4a'], maxKB: 100 * 1024 } as const

/** A sound in the object store. */
export const audio = storedFileKind('audio', audioLimits, { ending: 'mp3', duration: 180 })
