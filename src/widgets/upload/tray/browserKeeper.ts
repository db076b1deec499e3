import { copiedFile, copyFile, dropCopy } from './fileCopies.ts'
import { handleOf } from './fileHandles.ts'
import type { Keeper } from './keeper.ts'
import type { TrayItem } from './trayItem.ts'
import { KEPT } from './trayNews.ts'
import { type KeptUpload, uploadsTable } from './uploadsTable.ts'

/** The store gives unfinished uploads up after seven days. */
const OLDEST = 7 * 24 * 60 * 60_000
/** Dropped files up to this are copied besides, in bytes. */
const COPIED = 256 * 1024 ** 2

/** What was on its way when a page was left. Without a file, it is to be allowed to be read again, or chosen again. */
export interface RestoredUpload {
  readonly item: TrayItem
  readonly file: File | undefined
  readonly handle?: FileSystemFileHandle
}

/**
 * Keeps files on their way in this browser: where a handle to the file was given, that; else a copy in the browser's own
 * files. One tab holds an upload at a time.
 */
export function browserKeeper(user: () => string) {
  let queue: Promise<unknown> = Promise.resolve()
  const forgotten = new Set<string>()
  const then = (work: () => Promise<unknown>) => {
    queue = queue.then(work).catch(() => undefined)
  }
  const keep = async (item: TrayItem, file: File | null) => {
    const { id } = item
    const handle = file ? await handleOf(file) : undefined
    hold(id)
    localStorage.setItem(KEPT, '1')
    const kept: KeptUpload = { item, user: user(), since: Date.now(), ...(handle && { handle }) }
    await uploadsTable.put(kept)
    // By a handle somebody is asked; what is small is copied all the same, and goes on without asking.
    if (!file || (handle && file.size > COPIED)) return
    // Copied beside the queue: a film takes its time, and what becomes of the others is noted meanwhile.
    void copyFile(id, file).then((copied) =>
      then(async () => {
        const now = await uploadsTable.get(id)
        if (forgotten.has(id) || !now) return dropCopy(id)
        if (copied) await uploadsTable.put({ ...now, copied: true })
      }),
    )
  }
  const forget = async (id: string) => {
    forgotten.add(id)
    held.get(id)?.()
    held.delete(id)
    await uploadsTable.remove(id)
    await dropCopy(id)
    if ((await uploadsTable.all()).length === 0) localStorage.removeItem(KEPT)
  }
  const keeper: Keeper = {
    keep: (item, file) => then(() => keep(item, file)),
    note: (item) =>
      then(async () => {
        const now = await uploadsTable.get(item.id)
        if (now && !forgotten.has(item.id)) await uploadsTable.put({ ...now, item })
      }),
    forget: (id) => {
      if (localStorage.getItem(KEPT)) then(() => forget(id))
    },
  }
  /** What this user left here unfinished and no other tab is at, oldest first. */
  const restore = async (): Promise<readonly RestoredUpload[]> => {
    const all = await uploadsTable.all().catch(() => [])
    const found: RestoredUpload[] = []
    for (const kept of all.toSorted((a, b) => a.since - b.since)) {
      const { id } = kept.item
      if (held.has(id)) continue
      if (Date.now() - kept.since > OLDEST) then(() => forget(id))
      else if (kept.user === user() && (await hold(id))) found.push(await restored(kept))
    }
    return found
  }
  /** Lets go of all uploads this tab holds. */
  const release = () => {
    for (const free of held.values()) free()
    held.clear()
  }
  return { ...keeper, restore, release }
}

async function restored({ item, handle, copied }: KeptUpload): Promise<RestoredUpload> {
  const copy = copied && (await copiedFile(item.id))
  if (copy || !handle) return { item, file: copy ? asIt(item, copy) : undefined }
  return { item, file: await readable(item, handle), handle }
}

/** The file behind a handle, where it may be read without asking and is still the same. */
export async function readable(
  item: TrayItem,
  handle: FileSystemFileHandle,
  asks = false,
): Promise<File | undefined> {
  const asked = handle as FileSystemFileHandle & {
    queryPermission?(): Promise<PermissionState>
    requestPermission?(): Promise<PermissionState>
  }
  try {
    const now = await (asks ? asked.requestPermission?.() : asked.queryPermission?.())
    const file = now === 'granted' ? await handle.getFile() : undefined
    return file?.lastModified === item.lastModified ? asIt(item, file) : undefined
  } catch {
    return undefined
  }
}

/** A copy bears another name and time: as it was, it is the same file to the store. */
const asIt = ({ name, size, type, lastModified }: TrayItem, file: File) =>
  file.size === size ? new File([file], name, { type, lastModified }) : undefined

const held = new Map<string, () => void>()

/** Takes an upload for this tab; false where another tab is at it. */
function hold(id: string): Promise<boolean> {
  if (held.has(id) || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise((tell) => {
    void navigator.locks
      .request(`upload:${id}`, { ifAvailable: true }, (lock) => {
        tell(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((free) => held.set(id, free))
      })
      .catch(() => tell(true))
  })
}
