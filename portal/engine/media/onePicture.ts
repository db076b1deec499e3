import { readInto } from '#portal/storage/objects/body.ts'
import { inTurn } from '#portal/storage/objects/inTurn.ts'
import type { StoredObject } from '#portal/storage/objects/objectStore.ts'

/** No upload of a picture is heavier, in bytes. */
export const HEAVIEST_PICTURE = 40 * 1024 * 1024
/** How long the room is kept for the next picture, in milliseconds. */
const KEPT = 20_000

/** The bytes of what lies in the store. */
export type ReadPicture = (found: StoredObject) => Promise<Uint8Array<ArrayBuffer>>

const turn = inTurn()
let room = new Uint8Array(0)
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Does something with the bytes of pictures, one after the other in a whole process: a hundred that come together take
 * the room of one. What `read` gives is good until the work is done.
 */
export const onePicture = <Result>(work: (read: ReadPicture) => Promise<Result>): Promise<Result> =>
  turn('picture', () =>
    work(async ({ size, body }) => {
      if (size <= HEAVIEST_PICTURE) return readInto(roomFor(size), body)
      await body.cancel()
      throw new Error(`A picture of ${size} bytes is too heavy to be read`)
    }),
  )

/** What is thrown away is collected late, a room of eight megabytes for each picture: so one serves them all for a while. */
function roomFor(size: number): Uint8Array<ArrayBuffer> {
  if (room.length < size) room = new Uint8Array(size)
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    void turn('picture', async () => {
      room = new Uint8Array(0)
    })
  }, KEPT)
  // Nobody waits for that where the portal ends.
  ;(leaving as { unref?: () => void }).unref?.()
  return room
}
