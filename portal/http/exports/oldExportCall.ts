import type { Context } from 'hono'
import type { Row, StoredFile } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { createExport, queueExport } from '#portal/engine/exports/createExport.ts'
import { exportRun, type Reached } from '#portal/engine/exports/exportRun.ts'
import { finishExport } from '#portal/engine/exports/exportWork.ts'
import { asFile } from '#portal/engine/imports/sheets.ts'
import { privateKeyOf } from '#portal/engine/media/privateLink.ts'
import { type Call, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Route } from '../records/recordCalls.ts'

/** People of a list whose file is made within the call; more is left to the job. */
const MOST = 500
const BY_CALL = '接口调用'

/**
 * `POST export/exportDouBanForPhone?filePath&startDateTime&endDateTime` and `exportAddressForUid?filePath`, as old
 * clients and scripts call them: answers the file, or at once a sheet that says 处理中 where the list is long. A call
 * repeated within five minutes answers the first one's file.
 */
export const exportByFile =
  (kind: string): Route =>
  async (c, call) => {
    const { filePath = '', startDateTime, endDateTime } = queryOf(c)
    if (filePath === '')
      throw refusedField('filePath', [
        '请给出 filePath',
        'Send filePath, the address of the upload',
      ])
    const body = {
      kind,
      file: { url: filePath, name: filePath.split('/').at(-1) ?? '' },
      reason: BY_CALL,
      ...(kind === 'addressForUid'
        ? { fullData: true }
        : {
            range: {
              start: moment('startDateTime', startDateTime),
              end: moment('endDateTime', endDateTime),
            },
          }),
    }
    const { record, isNew } = await createExport(call, body, { waits: true })
    return answer(c, call, isNew ? await carriedOut(call, record) : record)
  }

/** `2026-11-01 00:00:00` of Asia/Shanghai. */
function moment(name: string, given: string | undefined): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(given ?? '') ?? []
  if (day && time) return `${day}T${time}+08:00`
  throw refusedField(name, [
    `${name} 应为时间，如 2026-11-01 00:00:00`,
    `${name} is a time such as 2026-11-01 00:00:00`,
  ])
}

/** A short list at once; a long one by its job. */
async function carriedOut(call: Call, record: Row): Promise<Row> {
  const { context, session } = call
  const run = await exportRun(context, record, session)
  const first = await run.next()
  if (!first.over || first.total > MOST)
    return inTransaction(context, { session }, (transaction) =>
      queueExport(transaction, record, session),
    )
  return ended(call, record.id as number, first, await run.finish())
}

const ended = ({ context }: Call, id: number, reached: Reached, file: StoredFile): Promise<Row> =>
  inTransaction(context, { session: portalSession }, async (transaction) => {
    await transaction.records.move('export', id, 'start')
    await finishExport(transaction, id, reached, file)
    return (await transaction.records.find('export', id)) as Row
  })

async function answer(c: Context, call: Call, record: Row): Promise<Response> {
  const { context } = call
  const file = record.resultFile as unknown as StoredFile | null
  const key = privateKeyOf(context, file)
  const stored = key ? await context.store?.get(key) : null
  if (stored && file) {
    const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer())
    await countDownload(call, record)
    return asFile(c, bytes, file.name ?? 'export.xlsx')
  }
  const { job, id, reason } = visibleRow(call, record)
  if (job) c.header('X-Job-Id', String(job))
  return asFile(c, await tinySheet(String(id)), `${reason}-处理中.xlsx`)
}

/** One download more, in a transaction of its own. */
const countDownload = ({ context }: Call, { id }: Row): Promise<void> =>
  context.database.transaction(async (tx) => {
    const entity = entityNamed(context, 'export')
    const now = await context.rows.read(tx, entity, id as number)
    await context.rows.keep(tx, entity, id as number, {
      downloads: Number(now?.downloads ?? 0) + 1,
    })
  })

async function tinySheet(id: string): Promise<Uint8Array> {
  const { workbookOf } = await import('#portal/engine/imports/sheet/write/workbookOf.ts')
  const rows = [
    ['结果', '导出编号'],
    ['处理中', id],
  ]
  return workbookOf([{ name: '结果', columns: [{ width: 12 }, { width: 12 }], rows }])
}
