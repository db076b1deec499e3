import type { Row } from '#declare'
import type { Portal } from '#portal/createPortal.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { exportRun } from '#portal/engine/exports/exportRun.ts'
import { sessionOfUser } from './sessionOfUser.ts'

/** Makes the file of each export that is done, with the rights of whoever asked for it. */
export async function playExports({ context, records }: Portal): Promise<void> {
  const entity = entityNamed(context, 'export')
  const users = new Map((await records().select('portalUser', {})).map((row) => [row.id, row]))
  for (const record of await records().select('export', { status: 'done' })) {
    const session = await sessionOfUser(context, String(users.get(record.createdBy)?.username))
    const at = { ...context, clock: () => new Date(record.createdAt as string) }
    const values = await playRun(exportRun(at, record, session))
    await context.database.transaction((tx) =>
      context.rows.keep(tx, entity, record.id as number, values),
    )
  }
}

async function playRun(beginning: ReturnType<typeof exportRun>): Promise<Row> {
  const run = await beginning
  for (;;) {
    const { rows, missing, over } = await run.next()
    if (over) return { rows, missing, resultFile: { ...(await run.finish()) } }
  }
}
