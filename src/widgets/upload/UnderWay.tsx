import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import type { Label } from '#declare'
import { type UploadMark, type UploadWord, watchUploads } from '#src/client/uploadsUnderWay.ts'
import { useSay } from '#src/i18n/useSay.ts'

const words: { readonly [word in UploadWord]: Label } = {
  waits: [
    '文件还在上传或转码，完成后自动保存',
    'A file is still on its way; this is saved by itself once it is there',
  ],
  failed: [
    '尚未保存：有文件没有上传成功，请先重试或取消这个上传',
    'Not saved: a file did not arrive. Try it again or cancel it first',
  ],
}

/** Marks the place of an upload, so that the form around it waits for it and leaving is asked about. */
export function UnderWay({ mark }: { readonly mark: UploadMark }) {
  const say = useSay()
  const notify = useNotify()
  useEffect(
    () =>
      watchUploads((word) =>
        notify(say(words[word]), { type: word === 'failed' ? 'warning' : 'info' }),
      ),
    [say, notify],
  )
  return <span hidden data-upload={mark} />
}
