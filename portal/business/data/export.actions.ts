import type { Row, StoredFile } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { listedPeople } from '#resources/data/exports/listedPeople.ts'

const again = ['kind', 'file', 'range', 'conditions', 'format', 'fullData', 'reason'] as const

/** Throws 40001 where the call names no export. */
function demandExport(row: Row | null): Row {
  if (row) return row
  throw refusedField('id', ['请先选择一份导出', 'Choose an export first'])
}

/** Actions of exports. */
export const actions: ActionFunctions = {
  /** Counted; that it was fetched is told in the audit log, as of every action. */
  download: async ({ context, entity, row, db }) => {
    const { id, downloads, resultFile } = demandExport(row)
    await context.rows.keep(txOf(db), entity, id as number, {
      downloads: Number(downloads ?? 0) + 1,
    })
    return downloadOf(context, resultFile as unknown as StoredFile)
  },

  /** What the form of the next one begins with. */
  again: async ({ row }) =>
    Object.fromEntries(
      again.flatMap((name) => {
        const value = demandExport(row)[name]
        return value === null || value === undefined ? [] : [[name, value]]
      }),
    ),

  /** The sheet one fills in with phones or user numbers; made once, and kept. */
  template: async ({ context, values }) => {
    const kind = listedPeople[String(values.kind)]
    const { store } = context
    if (!kind || !store)
      throw refusedField('kind', [
        '这一类导出不需要名单',
        'Exports of this kind take no list: choose one that does',
      ])
    const { templateOf } = await import('#portal/engine/imports/sheet/templateOf.ts')
    const key = `private/templates/${kind.name}.xlsx`
    const bytes = await templateOf(kind)
    await store.put(key, bytes, { type: 'application/octet-stream', isPrivate: true })
    const url = `${bucketAddress(store.describe())}/${key}`
    return downloadOf(context, { url, name: kind.template, size: bytes.length })
  },
}
