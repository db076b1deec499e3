import { originalOf } from '../originals.ts'
import type { UploadKind } from '../UploadModel.ts'
import type { Upload } from '../uploadObject.ts'
import type { Sender } from './trayItem.ts'

/** Brings a file to the object store, in parts where it is large, or as a signed form where its field asks for it. */
export const objectSender = (
  upload: Upload,
  giveUp?: (file: File, kind: UploadKind) => Promise<void>,
): Sender => ({
  send: async ({ file, item, signal, onProgress, behind }) => {
    const original = originalOf(file)
    if (original) behind(original)
    const sent = await upload(file, {
      kind: item.kind,
      signal,
      onProgress: (share) => onProgress(share * item.size),
      ...(item.whole && { form: true }),
    })
    return { ...sent }
  },
  giveUp: async (item, file) => {
    if (file && !item.whole) await giveUp?.(file, item.kind)
  },
})
