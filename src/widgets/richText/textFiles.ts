import type { Editor } from '@tiptap/core'
import type { Label } from '#declare'
import type { ArrivedFile, Owner, TrayItem } from '../upload/tray/trayItem.ts'
import { shareOf } from '../upload/tray/trayWords.ts'
import type { UploadTray } from '../upload/tray/uploadTray.ts'
import { lookAtFile } from './lookAtFile.ts'
import { broughtFile, isBrought } from './paste/broughtFiles.ts'
import { tellPicture } from './pictureNews.ts'
import { type AwaitedPlace, awaitedPlaces, settlePlace } from './strangePictures.ts'

/** The files of a text that have not arrived, and why some of them will not by themselves. */
export interface Waiting {
  readonly places: readonly AwaitedPlace[]
  readonly failed: ReadonlyMap<string, Label>
}
interface Options {
  readonly editor: Editor
  readonly tray: UploadTray
  /** The text of a form one comes back to, or null. */
  readonly owner: () => Owner | null
  /** What a picture of the text may weigh, in KB. */
  readonly maxKB: () => number
  /** Something came into the text: it is handed on at once, since its form may be left at any moment. */
  readonly onArrived?: () => void
  readonly onChange: (waiting: Waiting) => void
}

/**
 * Brings the files of a text into the store, through the tray: pictures, sounds and films that were pasted, dropped or
 * imported, and pictures of other sites. Each lands where its place was kept, wherever one writes meanwhile; one that
 * fails keeps its place until it is tried again or taken away.
 */
export function textFiles({ editor, tray, owner, maxKB, onArrived, onChange }: Options) {
  const local = crypto.randomUUID()
  const looking = new Set<string>()
  const refused = new Map<string, Label>()
  const attended = new Map<string, () => void>()
  /** Whose place was deleted, and may be brought back by undoing. */
  const gone = new Set<string>()
  /** What has arrived: undone and done again, a place is filled at once. */
  const arrived = new Map<string, ArrivedFile>()
  let isClosed = false

  /** What a place is called in the tray: another site's address may stand in two texts. */
  const idOf = (address: string) =>
    isBrought(address) ? address : `${owner()?.at ?? local}|${address}`
  const itemOf = (address: string): TrayItem | undefined =>
    tray.items().find(({ id }) => id === idOf(address))

  function look(): void {
    if (isClosed || editor.isDestroyed) return
    const places = awaitedPlaces(editor)
    leaveGone(new Set(places.map(({ address }) => address)))
    for (const place of places) lookAt(place)
    tell()
  }
  /** What its place was deleted of goes from the tray as well, and comes back with it. */
  function leaveGone(stands: ReadonlySet<string>): void {
    for (const [address, stop] of attended) {
      const item = stands.has(address) || arrived.has(address) ? undefined : itemOf(address)
      if (!item || item.at === 'done') continue
      stop()
      attended.delete(address)
      gone.add(address)
      tray.setAside(item.id)
    }
  }
  function lookAt(place: AwaitedPlace): void {
    const { address, kind, name } = place
    const item = itemOf(address)
    const there = arrived.get(address) ?? (item?.at === 'done' ? item.result : undefined)
    if (gone.delete(address) && tray.bringBack(idOf(address))) return lookAt(place)
    if (there) {
      arrived.set(address, there)
      settlePlace(editor, address, there)
    } else if (item) {
      refused.delete(address)
      attend(address, item)
    } else if (attended.has(address)) {
      // Given up in the tray.
      attended.delete(address)
      settlePlace(editor, address, null)
    } else if (!looking.has(address) && !refused.has(address)) void begin(address, kind, name)
  }
  function attend(address: string, item: TrayItem): void {
    tellPicture(address, {
      share: shareOf(item),
      failed: item.at === 'failed' || item.at === 'wanted',
      lost: item.at === 'lost',
    })
    if (attended.has(address)) return
    const stop = tray.attend(item.id, (file) => {
      arrived.set(address, file)
      if (!editor.isDestroyed) settlePlace(editor, address, file)
      onArrived?.()
      tell()
    })
    attended.set(address, stop)
    const own = owner()
    if (own) tray.own(item.id, placed(own, address))
  }
  const placed = (own: Owner, address: string): Owner => ({ ...own, place: address })

  async function begin(address: string, kind: AwaitedPlace['kind'], name: string): Promise<void> {
    looking.add(address)
    tellPicture(address, { share: 0 })
    const file = broughtFile(address)
    const own = owner()
    const given = { id: idOf(address), owner: own && placed(own, address) }
    const most = maxKB()
    if (file) {
      const found = await lookAtFile(file, kind, most)
      looking.delete(address)
      if (isClosed) return
      if ('fault' in found) refuse(address, found.fault)
      else if (kind === 'video') tray.add(file, { ...given, sender: 'film' })
      else tray.add(found.file, { ...given, kind, facts: found.facts })
    } else {
      looking.delete(address)
      if (isBrought(address)) refuse(address, lostHere(name))
      else tray.add(foreign(address), { ...given, sender: 'foreign', memo: { url: address, most } })
    }
    look()
  }
  const refuse = (address: string, why: Label) => {
    refused.set(address, why)
    tellPicture(address, { failed: true })
  }

  function tell(): void {
    const places = editor.isDestroyed
      ? []
      : awaitedPlaces(editor).filter(({ address }) => !arrived.has(address))
    const failed = new Map<string, Label>()
    for (const { address } of places) {
      const item = itemOf(address)
      const why = refused.get(address) ?? (item && whyNot(item))
      if (why) failed.set(address, why)
    }
    onChange({ places, failed })
  }
  const onTray = tray.subscribe(look)
  return {
    look,
    /** Those that failed once more. */
    again(): void {
      refused.clear()
      for (const { address } of awaitedPlaces(editor)) tray.resume(idOf(address))
      look()
    },
    /** Takes the places away of what has not arrived. */
    drop(): void {
      for (const { address } of awaitedPlaces(editor)) {
        attended.get(address)?.()
        attended.delete(address)
        if (itemOf(address)) tray.giveUp(idOf(address))
        settlePlace(editor, address, null)
      }
      look()
    },
    /** The text is gone: what stands in it goes on where somebody comes back to it. */
    close(): void {
      isClosed = true
      onTray()
      for (const address of gone) tray.discard(idOf(address))
      const kept = new Set(editor.isDestroyed ? attended.keys() : addresses(editor))
      for (const [address, stop] of attended) {
        stop()
        const isOver = arrived.has(address) || itemOf(address)?.at === 'done'
        if (!isOver && (!owner() || !kept.has(address))) tray.giveUp(idOf(address))
      }
    },
  }
}

const addresses = (editor: Editor) => awaitedPlaces(editor).map(({ address }) => address)

/** What stands for a picture of another site until the portal has fetched it. */
const foreign = (address: string) => ({
  name: URL.canParse(address) ? new URL(address).host : address,
  ...{ size: 0, type: '', lastModified: 0 },
})

const whyNot = ({ at, message, name }: TrayItem): Label | undefined => {
  if (at === 'failed') return message
  return at === 'wanted' ? lostHere(name) : undefined
}

const lostHere = (name: string): Label => [
  `“${name || '文件'}”已不在此浏览器，请移除后重新插入`,
  `This browser holds ${name || 'the file'} no more: remove it, and put it in anew`,
]
