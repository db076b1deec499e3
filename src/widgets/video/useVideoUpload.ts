import { useRef, useState } from 'react'
import type { Label } from '#declare'
import { isUnreadable, readMedia } from '#derive/media/readMedia.ts'
import type { TrayItem } from '../upload/tray/trayItem.ts'
import { shareOf } from '../upload/tray/trayWords.ts'
import type { OwningField } from '../upload/useOwner.ts'
import { type TrayFiles, useTrayField } from '../upload/useTrayField.ts'
import type { FilmNews, UploadedVideo } from './filmSender.ts'

/** Where a film is on its way; `share` from 0 to 1. */
export type VideoState =
  | { readonly at: 'none' }
  /** Looked at. */
  | { readonly at: 'added'; readonly name: string }
  | { readonly at: 'failed'; readonly name: string; readonly message: Label }
  | { readonly at: 'under way'; readonly item: TrayItem }
  /** All has arrived; `asked` once somebody asked and it was not ready, `own` where it is played as it was sent. */
  | (FilmNews & { readonly at: 'transcoding'; readonly name: string })
  | { readonly at: 'ready'; readonly video: UploadedVideo }

export interface VideoUploading extends Pick<TrayFiles, 'tray'> {
  readonly state: VideoState
  /** Takes a film up; what is none is refused before anything is sent. */
  take(file: File): void
  /** Asks for the file's facts: 获取文件信息. */
  ask(): void
  /** Clears everything: what is under way is given up, and what has arrived of it is thrown away. */
  remove(): void
}
interface Options {
  readonly onReady: (video: UploadedVideo) => void
  readonly title?: () => string | undefined
  /** The field it is for; without it, it is given up with the screen. */
  readonly owning?: OwningField | null
}
type Own = Extract<VideoState, { readonly at: 'added' | 'failed' | 'ready' }>

/** A film on its way to the video service, for a form, a dialog or anything else; `onReady` gets it once it can be played. */
export function useVideoUpload({ onReady, title, owning = null }: Options): VideoUploading {
  const [own, setOwn] = useState<Own | null>(null)
  const looked = useRef<File>(null)
  const { items, tray, field } = useTrayField(owning, (sent) => {
    const video = sent as UploadedVideo
    setOwn({ at: 'ready', video })
    onReady(video)
  })
  const take = async (file: File) => {
    looked.current = file
    setOwn({ at: 'added', name: file.name })
    const wrong = await faultOf(file)
    if (looked.current !== file) return
    looked.current = null
    setOwn(wrong ? { at: 'failed', name: file.name, message: wrong } : null)
    if (wrong) return
    for (const { id, at, name, size } of field.items())
      if (at !== 'wanted' || name !== file.name || size !== file.size) tray.giveUp(id)
    field.add(file, { sender: 'film', memo: { title: title?.() } })
  }
  const [item] = items
  return {
    tray,
    state: stateOf(item, own),
    take: (file) => void take(file),
    ask: () => item && tray.ask(item.id),
    remove: () => {
      looked.current = null
      field.giveUp()
      setOwn(null)
    },
  }
}

function stateOf(item: TrayItem | undefined, own: Own | null): VideoState {
  if (own && own.at !== 'ready') return own
  if (!item) return own ?? { at: 'none' }
  if (item.at !== 'working' && item.at !== 'arrived') return { at: 'under way', item }
  const { asked = false, own: isOwn } = (item.news ?? {}) as Partial<FilmNews>
  return { at: 'transcoding', name: item.name, asked, own: isOwn }
}

/** How much of a film has arrived, 0 to 1; undefined where none is sent. */
export const filmShare = (state: VideoState): number | undefined =>
  state.at === 'under way' ? shareOf(state.item) : undefined

async function faultOf(file: File): Promise<Label | undefined> {
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  const found = await readMedia({ size: file.size, read }, 'mp4')
  return isUnreadable(found) ? found : undefined
}
