import type { Entity, Row } from '#declare'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { Perform } from '../perform/usePerform.ts'
import { ActionButton } from './ActionButton.tsx'
import { actionsOn, leadsOn, movesFrom } from './demands.ts'
import { mayDo, whyNot } from './mayDo.ts'
import { useMovers } from './useMovers.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly perform: Perform
  /** The move that leads on stands out. */
  readonly leading?: boolean
  /** Actions that stand elsewhere on the page. */
  readonly without?: readonly string[]
  done?(work: Promise<unknown>): void
}

/** The moves and actions of one record as buttons: those that cannot be done now say why. */
export function ActionButtons({ entity, record, perform, leading, without = [], done }: Props) {
  const viewer = useViewer()
  const movers = useMovers(entity, record)
  const may = mayDo(viewer, entity, record)
  const against = (name: string) => whyNot(viewer, entity, record, name, movers)
  const moves = movesFrom(entity, record, may)
  const next = leading
    ? moves.find(([name, move]) => leadsOn(entity, record, move) && !against(name))?.[0]
    : undefined
  const press = (work: Promise<unknown>) => (done ? done(work) : void work)
  return (
    <>
      {moves.map(([name, { label }]) => (
        <ActionButton
          key={name}
          {...{ label, whyNot: against(name) }}
          variant={name === next ? 'contained' : 'outlined'}
          press={() => press(perform.move(record, name))}
        />
      ))}
      {actionsOn(entity, 'row', may, record)
        .filter(([name]) => !without.includes(name))
        .map(([name, { label }]) => (
          <ActionButton
            key={name}
            {...{ label, whyNot: against(name) }}
            press={() => press(perform.action(record, name))}
          />
        ))}
    </>
  )
}
