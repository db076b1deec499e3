import type { Label } from '#declare'
import { call } from '#src/client/client.ts'
import { keptWith } from '../originals.ts'
import type { UploadKind } from '../UploadModel.ts'
import type { Upload } from '../uploadObject.ts'
import type { Sender } from './trayItem.ts'

/** What such an upload ends on: under this name the store gives it to nobody. */
const ENDING = '.original'
/** Bytes the portal takes of an original at most, as of any picture. */
const MOST = 40 * 1024 ** 2
/** It is read to its end before it is taken in. */
const PATIENCE = 120_000

const tooHeavy: Label = ['超过 40 MB', 'it has more than 40 MB']

interface Ways {
  /** Brings it to the store, and tells the portal nothing. */
  readonly upload: Upload
  readonly giveUp: (file: File, kind: UploadKind) => Promise<void>
}

/**
 * Brings what a picture was made of to where only the library gives it out, once the picture itself stands there: the
 * memo says as which item.
 */
export const originalSender = ({ upload, giveUp }: Ways): Sender => ({
  async send({ file, item, signal, onProgress }) {
    const { material } = item.memo as { readonly material: number }
    if (file.size > MOST) throw Object.assign(new Error(tooHeavy[1]), { label: tooHeavy })
    const sent = await upload(hidden(file), {
      ...{ kind: 'image', signal },
      onProgress: (share) => onProgress(share * item.size),
    })
    await call('POST', 'material/original', {
      body: { id: material, url: sent.url, name: file.name },
      ...{ timeout: PATIENCE, quiet: true, signal },
    })
    keptWith(file, material)
    return { ...sent, name: file.name }
  },
  giveUp: async (_item, file) => {
    if (file) await giveUp(hidden(file), 'image')
  },
})

const hidden = (file: File) =>
  new File([file], file.name + ENDING, { lastModified: file.lastModified })
