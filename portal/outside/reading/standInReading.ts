import { checkPicture, type ReadingPort } from './reading.ts'

/** Reads nothing: what would have been found in a picture stays unknown. */
export const standInReading: ReadingPort = {
  standIn: true,
  async read(picture) {
    checkPicture(picture)
    return ''
  },
}
