import { useQueryClient } from '@tanstack/react-query'
import type { Entity, Row } from '#declare'
import type { LiveChange } from '../../client/live/liveEvents.ts'
import { Follow } from '../live/Follow.tsx'
import { isMatterOf } from './contents.ts'

interface Props {
  /** What is put together. It is followed by the screen it stands on. */
  readonly entity: Entity
  readonly content: Entity
  readonly heading: Entity
  readonly picking: Entity | undefined
  readonly rows: readonly Row[]
}

/**
 * Keeps a workbench as others leave it: whatever of its contents, headings or picks somebody makes, changes, moves or
 * deletes, all of it is read again, for what one of them lacks is told at another.
 */
export function Followed({ entity, content, heading, picking, rows }: Props) {
  const client = useQueryClient()
  const others = picking ? [heading, picking] : [heading]
  const shown = new Set(rows.map(({ id }) => Number(id)))
  const readAnew = () =>
    Promise.all(
      [entity, content, ...others].map(({ name }) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const onContents = async (changes: readonly LiveChange[]) => {
    if (changes.some((one) => isMatterOf(one, shown, entity.workbench!.by))) await readAnew()
  }
  return (
    <>
      <Follow of={content.name} onChanges={onContents} onMany={readAnew} />
      {others.map(({ name }) => (
        <Follow key={name} of={name} onChanges={readAnew} onMany={readAnew} />
      ))}
    </>
  )
}
