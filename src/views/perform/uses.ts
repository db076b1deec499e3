import { createElement, lazy } from 'react'
import type { Row } from '#declare'
import { calledOf } from '../fieldAt.ts'
import type { Performing } from './Performing.ts'

const UsesNote = lazy(() => import('../record/UsesNote.tsx'))

/** Shows where a record is used, and leads to putting another one in its place. */
export async function uses({ entity, portal, ask, say }: Performing, record: Row): Promise<void> {
  const id = Number(record.id)
  await ask({
    title: say(['引用情况', 'Where it is used']),
    text: calledOf(entity, record),
    shows: createElement(UsesNote, {
      always: true,
      found: portal.uses(entity.name, id),
      replaced: { entity, id },
    }),
    small: true,
    tells: true,
  })
}
