import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import type { Label } from '#declare'
import { type UploadMark, type UploadWord, watchUploads } from '#src/client/uploadsUnderWay.ts'
import { type Say, useSay } from '#src/i18n/useSay.ts'

const words: { readonly [word in UploadWord]: Label } = {
  waits: [
    '文件还在上传或转码，完成后自动保存{names}',
    'A file is still on its way; this is saved by itself once it is there{names}',
  ],
  failed: [
    '尚未保存：有文件没有上传成功，请先重试或取消这个上传{names}',
    'Not saved: a file did not arrive. Try it again or cancel it first{names}',
  ],
}

/** So many are named. */
const NAMED = 3

function namesOf(names: readonly string[], say: Say): string {
  if (names.length === 0) return ''
  const shown = names.slice(0, NAMED).join(say(['、', ', ']))
  return say(['（{shown}）', ' ({shown})'], {
    shown: names.length > NAMED ? `${shown}${say([' 等', ' …'])}` : shown,
  })
}

interface Props {
  readonly mark: UploadMark
  /** Its form may be left: it goes on, and is kept for it. */
  readonly stays?: boolean
  /** Which of the tray's it is. */
  readonly id?: string
  /** What is named where somebody saves too early: the file, and the place of a text it stands in. */
  readonly name?: string
}

/** Marks the place of an upload, so that the form around it waits for it and leaving is asked about. */
export function UnderWay({ mark, stays = false, id, name }: Props) {
  const say = useSay()
  const notify = useNotify()
  useEffect(
    () =>
      watchUploads((word, names) =>
        notify(say(words[word], { names: namesOf(names, say) }), {
          type: word === 'failed' ? 'warning' : 'info',
        }),
      ),
    [say, notify],
  )
  const more = {
    ...(stays && { 'data-upload-stays': '' }),
    ...(id && { 'data-upload-id': id }),
    ...(name && { 'data-upload-name': name }),
  }
  return <span hidden data-upload={mark} {...more} />
}
