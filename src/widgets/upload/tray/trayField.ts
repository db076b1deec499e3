import type { Owner, TrayItem } from './trayItem.ts'
import type { Given, Take, UploadTray } from './uploadTray.ts'

/**
 * What one field has to do with the tray: the files that are for it, those it gave itself and those that were on their
 * way to it already. `owner` says which field it is, null for one that nobody comes back to.
 */
export function trayField(tray: UploadTray, owner: () => Owner | null, take: Take) {
  const own = new Map<string, () => void>()
  let last: readonly TrayItem[] = []
  const attend = (id: string) => {
    own.get(id)?.()
    own.set(id, tray.attend(id, take))
  }
  const claim = () => {
    const at = owner()?.at
    if (at === undefined) return
    for (const item of tray.items())
      if (item.owner?.at === at && item.at !== 'done' && !tray.isAttended(item.id)) attend(item.id)
  }
  return {
    /** Those that are not done; the same array as long as nothing about them changes. */
    items(): readonly TrayItem[] {
      const now = tray.items().filter(({ id, at }) => own.has(id) && at !== 'done')
      const isSame = now.length === last.length && now.every((item, index) => item === last[index])
      if (!isSame) last = now
      return last
    },
    /** Hears of changes, and takes up what was on its way here before. */
    subscribe(hear: () => void): () => void {
      claim()
      return tray.subscribe(() => {
        claim()
        hear()
      })
    },
    add(file: File, given: Omit<Given, 'owner'> = {}): string {
      // Attended first, so that it stands here as soon as the tray tells of it.
      const id = crypto.randomUUID()
      attend(id)
      const taken = tray.add(file, { ...given, id, owner: owner() })
      if (taken === id) return id
      own.get(id)?.()
      own.delete(id)
      return taken
    },
    /** The field stands elsewhere in its form now. */
    move(): void {
      const to = owner()
      if (to) for (const id of own.keys()) tray.own(id, to)
    },
    /** Gives everything up that is not done. */
    giveUp(): void {
      for (const { id } of this.items()) tray.giveUp(id)
    },
    /** The field is filled otherwise, or takes another: what did not come is told of no more. */
    dismiss(): void {
      for (const { id, at } of this.items()) if (at === 'failed') tray.giveUp(id)
    },
    /** The field is gone: what is nobody's is given up, what is its own goes on and is kept for it. */
    close(left: Owner | null = owner()): void {
      for (const { id } of this.items()) {
        if (left) tray.own(id, left)
        else tray.giveUp(id)
      }
      for (const stop of own.values()) stop()
      own.clear()
    },
  }
}
export type TrayField = ReturnType<typeof trayField>
