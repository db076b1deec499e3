import type { Row } from '#declare'
import { labelOf } from '#derive/rules/formatLabel.ts'
import type { Change } from '../context/change.ts'
import { calledIn, lastEditorOf, recordAddress, tellUser } from './tellUser.ts'

/** Tells whoever changed a record last that another record, changed by somebody else, took its mark over. */
export async function tellOfTakeOver(change: Change, loser: Row, mark: string): Promise<void> {
  const { entity, after, session, records, tx, entities } = change
  const user = lastEditorOf(loser)
  if (user === null || user === session.user?.id || !entities.has('notice')) return
  const [zh, en] = labelOf(entity, mark)
  const [lost, lostEn] = calledIn(entity, loser)
  const [took, tookEn] = calledIn(entity, after)
  const by = session.user?.name
  await tellUser(
    { records, db: tx },
    {
      user,
      type: 'change',
      title: [`“${zh}”已被取代：${lost}`, `"${en}" was taken over: ${lostEn}`],
      body: [
        `${by ? `${by}将` : ''}“${zh}”转给了${took}`,
        `${by ? `${by} gave it` : 'It went'} to ${tookEn}`,
      ],
      target: recordAddress(entity.name, loser.id),
    },
  )
}
