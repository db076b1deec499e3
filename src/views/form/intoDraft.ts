import { get, set } from 'react-hook-form'
import type { Row } from '#declare'
import { fillOwner } from '#widgets/upload/tray/fillOwner.ts'
import type { ArrivedFile, TrayItem } from '#widgets/upload/tray/trayItem.ts'
import { readDraft } from './draft.ts'
import { keepTyped } from './portalDrafts.ts'

/** Keeps a file that arrived after its form was left in the draft of that form, where it is offered with what was typed. */
export async function intoDraft({ owner }: TrayItem, file: ArrivedFile): Promise<void> {
  if (!owner) return
  // Before the draft is read: what arrives meanwhile is kept in it as well.
  const filled =
    owner.as === 'text' ? (await import('#widgets/richText/fillText.ts')).fillText : undefined
  const { form, source, base } = owner
  const draft = readDraft(form.draft)
  const [top = source] = source.split('.')
  const values: Row = structuredClone({ ...draft?.values })
  // A field of a list is nothing without the list around it.
  if (!(top in values) && base !== undefined && base !== null)
    Object.assign(values, { [top]: structuredClone(base) })
  if (filled)
    set(values, source, filled(String(get(values, source) ?? ''), owner.place ?? '', file))
  else
    fillOwner(owner, file, {
      read: (at) => get(values, at),
      write: (at, value) => void set(values, at, value),
    })
  const { place, entity, recordId, address } = form
  const version = draft?.version ?? form.version
  keepTyped(form.draft, { at: Date.now(), version, values }, { place, entity, recordId, address })
}
