import { pictureTooLarge } from '#derive/richText/inserts.ts'
import type { Sender } from '../../upload/tray/trayItem.ts'
import { refusalOf } from '../inserts/pictureRefusal.ts'
import { foreignPicture } from './bringPicture.ts'

/** Brings a picture of another site into the own store: the portal fetches it, then it goes as any other. */
export const foreignSender = (object: Sender): Sender => ({
  needsNoFile: () => true,
  async send(job) {
    const { url, most } = job.item.memo as { readonly url: string; readonly most: number }
    const found = await foreignPicture(url)
    job.signal.throwIfAborted()
    if (typeof found === 'string') return { url: found, name: job.item.name, size: 0 }
    const fault = await refusalOf(found, most, pictureTooLarge(most))
    if (fault) throw Object.assign(new Error(fault[1]), { label: fault })
    job.onFound({ size: found.size })
    return object.send({ ...job, file: found, item: { ...job.item, size: found.size } })
  },
})
