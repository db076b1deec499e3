import { tabUser } from '#src/client/tabUser.ts'
import { fetchToken } from '../fetchToken.ts'
import { reportUpload } from '../reportUpload.ts'
import { storeUpload } from '../storeUpload.ts'
import type { UploadKind } from '../UploadModel.ts'
import { giveUpObject, type Upload, uploadObject } from '../uploadObject.ts'
import { browserKeeper, readable } from './browserKeeper.ts'
import { forgetful } from './keeper.ts'
import { objectSender } from './objectSender.ts'
import { originalSender } from './originalSender.ts'
import type { Sender, TrayItem } from './trayItem.ts'
import { tellTray } from './trayNews.ts'
import { type UploadTray, uploadTray } from './uploadTray.ts'

const trays = new WeakMap<Upload, UploadTray>()

/** The tray of the page, or that of whoever sends in a way of their own, as tests do. */
export function trayOf(upload: Upload): UploadTray {
  const known = trays.get(upload)
  if (known) return known
  const isPage = upload === storeUpload
  const keeper = isPage ? kept : forgetful
  const giveUp = (file: File, kind: UploadKind) => giveUpObject(file, kind, fetchToken)
  const object = objectSender(upload, isPage ? giveUp : undefined)
  const original = originalSender({
    upload: (file, options) => uploadObject(file, { fetchToken, ...options }),
    giveUp,
  })
  const tray = uploadTray({
    keeper,
    senders: {
      ...{ object, film, foreign: foreign(object), library: library(object) },
      ...(isPage && { original }),
    },
  })
  trays.set(upload, tray)
  addEventListener('online', tray.goOn)
  // Asleep, a page hears of no line.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tray.goOn()
  })
  addEventListener('beforeunload', (event) => {
    if (tray.items().some(isLeft)) event.preventDefault()
  })
  if (isPage) tray.subscribe(tellTray)
  return tray
}

/** What would be broken off by leaving. */
const isLeft = ({ at }: TrayItem) => at === 'waiting' || at === 'sending'

const kept = browserKeeper(() => tabUser() ?? '')
const handles = new Map<string, FileSystemFileHandle>()

let whose: string | null | undefined

/** Brings back what was on its way when this browser left the page before. */
export async function restoreUploads(tray: UploadTray = trayOf(storeUpload)): Promise<void> {
  const user = tabUser()
  if (whose !== undefined && whose !== user) {
    tray.clear()
    kept.release()
  }
  whose = user
  const found = await kept.restore()
  for (const { item, handle } of found) if (handle) handles.set(item.id, handle)
  if (found.length > 0) tray.restore(found)
}

/** Whether a file needs only to be allowed to be read again, rather than chosen. */
export const mayBeAllowed = (id: string): boolean => handles.has(id)

/** Asks to be allowed to read a file again where it lies, and goes on; false where it is to be chosen again. */
export async function allowUpload(tray: UploadTray, id: string): Promise<boolean> {
  const handle = handles.get(id)
  const item = tray.items().find((one) => one.id === id)
  const file = handle && item && (await readable(item, handle, true))
  if (file && tray.give(id, file)) return true
  handles.delete(id)
  return false
}

/** Films go by way of the service that makes them fit to be played, which is loaded by the first of them. */
const film: Sender = {
  send: async (job) => (await filmSender()).send(job),
  giveUp: async (item, file) => (await filmSender()).giveUp?.(item, file),
  needsNoFile: ({ memo }) => (memo as { whole?: true } | undefined)?.whole === true,
}
/** Pictures of other sites, for texts alone. */
const foreign = (object: Sender): Sender => ({
  needsNoFile: () => true,
  send: async (job) => {
    const { foreignSender } = await import('../../richText/paste/foreignSender.ts')
    return foreignSender(object).send(job)
  },
})

/** Files for the library itself. */
const library = (object: Sender): Sender => ({
  ...object,
  send: async (job) => {
    const { librarySender } = await import('../../library/librarySender.ts')
    return librarySender(object).send(job)
  },
})

const filmSender = async () => {
  const { filmSender } = await import('../../video/filmSender.ts')
  return filmSender({ report: reportUpload })
}
