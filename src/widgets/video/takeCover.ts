import { fetchToken } from '../upload/fetchToken.ts'
import { uploadObject } from '../upload/uploadObject.ts'
import { keyFrame } from './keyFrame.ts'

/**
 * Takes a picture out of a film and sends it to the object store; gives its address, or undefined where there is none.
 * It belongs to the film and is kept out of the media library, whose items are cleaned up once nothing shows them.
 */
export async function takeCover(film: File): Promise<string | undefined> {
  const picture = await keyFrame(film)
  if (!picture) return undefined
  return sendCover(picture)
}

/** Sends a picture of a film to the object store; gives its address. */
export const sendCover = async (picture: File): Promise<string> =>
  (await uploadObject(picture, { fetchToken })).url
