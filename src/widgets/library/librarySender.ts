import { call } from '#src/client/client.ts'
import { storedOf } from '../upload/tray/fillOwner.ts'
import type { Sender } from '../upload/tray/trayItem.ts'

/** What a file for the library goes with: the folder it is put into. */
export interface ForLibrary {
  readonly folder: number | null
}

/** Brings a file into the library itself, and into the folder that was open: it is for no field, and nobody waits for it. */
export const librarySender = (object: Sender): Sender => ({
  ...object,
  async send(job) {
    const { folder } = (job.item.memo ?? { folder: null }) as ForLibrary
    const sent = await object.send(job)
    const { data } = await call<{ id: number }>('POST', 'material/upload', {
      // What was there stays where it is filed.
      body: { file: storedOf(sent), ...(folder !== null && !sent.isKnown && { folder }) },
      ...{ quiet: true, signal: job.signal },
    })
    return { ...sent, material: data.id }
  },
})
