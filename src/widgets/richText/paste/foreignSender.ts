import { pictureTooLarge } from '#derive/richText/inserts.ts'
import type { Sender } from '../../upload/tray/trayItem.ts'
import { pictureFor } from '../inserts/pictureFor.ts'
import { foreignPicture } from './bringPicture.ts'

/** Brings a picture of another site into the own store: the portal fetches it, then it goes as any other. */
export const foreignSender = (object: Sender): Sender => ({
  needsNoFile: () => true,
  async send(job) {
    const { url, most } = job.item.memo as { readonly url: string; readonly most: number }
    const found = await foreignPicture(url)
    job.signal.throwIfAborted()
    if (typeof found === 'string') return { url: found, name: job.item.name, size: 0 }
    const picture = await pictureFor(found, most, pictureTooLarge(most))
    if ('fault' in picture)
      throw Object.assign(new Error(picture.fault[1]), { label: picture.fault })
    const { file } = picture
    job.onFound({ size: file.size })
    return object.send({ ...job, file, item: { ...job.item, size: file.size } })
  },
})
