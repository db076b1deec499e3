import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import type { PortalBench, SignedIn } from '#portal/testing/portalBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

const SECRET = 'a secret of the tests'
let next = 0

/** A list as it was checked: the batch, and what was found in each row. */
export interface CheckedList {
  readonly batch: Row & { readonly id: number }
  readonly rows: readonly Row[]
  /** The gravest finding of each row. */
  readonly codes: readonly (string | null)[]
}

/** Hands lists in at any bench as one person does, from the file to the result. */
export const listDesk = (
  bench: Pick<PortalBench, 'portal' | 'store'>,
  call: SignedIn,
  username = 'boss',
) => {
  const records = () => bench.portal.records()
  const answered = async (method: string, path: string, body: Row): Promise<Row> => {
    const { code, message, data } = await call(method, path, body)
    if (code !== 20000 && code !== 20100)
      throw new Error(`${path}: ${code} ${message} ${JSON.stringify(data)}`)
    return data as Row
  }
  const read = async (id: unknown): Promise<CheckedList> => {
    await runQueued(bench.portal.context)
    const rows = await records().select('batchRow', { batch: id as number }, { sort: 'rowNo' })
    const batch = (await records().find('batchGive', id as number)) as Row & { id: number }
    return { batch, rows, codes: rows.map(({ problem }) => problem as string | null) }
  }
  const desk = {
    /** Checks a list: its lines as they stand in a csv below the headers of the kind's columns. */
    check: (kind: string, lines: readonly string[], more: Row = {}): Promise<CheckedList> => {
      const headers = Object.values(bulkKinds[kind]!.columns).map(({ label }) => label[0])
      const text = [headers.join(','), ...lines].join('\n')
      return desk.checkFile(kind, new TextEncoder().encode(text), 'csv', more)
    },
    /** Checks a list as a file holds it. */
    checkFile: async (
      kind: string,
      bytes: Uint8Array,
      ending: string,
      more: Row = {},
    ): Promise<CheckedList> => {
      const { template } = bulkKinds[kind]!
      const [prefix] = await uploadPrefixes(SECRET, username)
      const key = `${prefix}list/${++next}.${ending}`
      await bench.store.put(key, bytes, { type: 'application/octet-stream' })
      const file = { url: `/masthead/${key}`, name: template }
      const given = { kind, file, fileName: template, reason: `试导入第${next}批`, ...more }
      return read((await answered('POST', 'batchGive', given)).id)
    },
    /** Puts cells of one row right, and checks the list again. */
    mend: async ({ batch, rows }: CheckedList, at: number, cells: Row): Promise<CheckedList> => {
      const row = rows[at] as Row
      await answered('PUT', `batchRow/${row.id}`, { version: row.version, data: cells })
      const { version } = (await records().find('batchGive', batch.id)) as Row
      await answered('POST', `batchGive/${batch.id}/check`, { version })
      return read(batch.id)
    },
    /** Leaves rows out, and checks the list again. */
    drop: async ({ batch, rows }: CheckedList, at: readonly number[]): Promise<CheckedList> => {
      for (const index of at) {
        const { id, version } = rows[index] as Row
        await answered('POST', `batchRow/${id}/skip`, { version })
      }
      const { version } = (await records().find('batchGive', batch.id)) as Row
      await answered('POST', `batchGive/${batch.id}/check`, { version })
      return read(batch.id)
    },
    /** Carries a list out, its warnings ticked. */
    confirm: async (
      { batch }: CheckedList,
      accept: readonly string[] = [],
    ): Promise<CheckedList> => {
      await answered('POST', `batchGive/${batch.id}/confirm`, { version: batch.version, accept })
      return read(batch.id)
    },
    /** The batch that takes a list back, as it was checked. */
    back: async ({ batch }: CheckedList): Promise<CheckedList> =>
      read((await answered('POST', `batchGive/${batch.id}/undo`, { reason: '名单有误，撤回' })).id),
    /** What the result sheet adds to each row. */
    adds: async ({ batch }: CheckedList): Promise<readonly unknown[]> => {
      const { functionsOf } = await import('../functionsOf.ts')
      const { kindOf } = await import('../kindOf.ts')
      const { context } = bench.portal
      const rows = await records().select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
      const place = {
        context,
        db: context.database.db,
        batch,
        kind: kindOf(batch),
        now: String(batch.createdAt),
      }
      const adds = await functionsOf(context.parts, batch).adds(place, rows)
      return rows.map(({ id }) => adds.get(id as number))
    },
  }
  return desk
}
