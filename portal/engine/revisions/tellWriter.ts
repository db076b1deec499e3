import type { Label, Row } from '#declare'
import { callerName, portalSession } from '../context/session.ts'
import { calledIn, recordAddress, tellUser } from '../notices/tellUser.ts'
import type { Call } from '../records/call.ts'
import { recordsOutside } from '../records/recordsOutside.ts'

/** Tells whoever wrote a revision what somebody else has done about it. */
export async function tellWriter(
  { context, entity, session }: Call,
  row: Row,
  writer: number | null,
  [zh, en]: Label,
): Promise<void> {
  if (writer === null || writer === session.user?.id || !context.entities.has('notice')) return
  const [what, called] = calledIn(entity, row)
  const who = callerName(session)
  const records = recordsOutside(context, { session: portalSession })
  await tellUser(
    { records, db: context.database.db },
    {
      ...{ user: writer, type: 'change' },
      title: [`${what}的修订稿已${zh}`, `The revision of ${called} ${en}`],
      ...(who && { body: [`操作人：${who}`, `By ${who}`] }),
      target: recordAddress(entity.name, row.id),
    },
  )
}
