import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '#declare'
import { useWatch } from './useWatch.ts'

interface Props {
  readonly entity: Entity
  readonly id?: number | undefined
}

/** Reads again what a board, a tree, a calendar or a record that is looked at shows, once others have changed it. */
export default function LiveScreen({ entity, id }: Props): null {
  const client = useQueryClient()
  const readAnew = () => client.invalidateQueries({ queryKey: [entity.name] })
  useWatch({ entity: entity.name, id, onChanges: readAnew, onMany: readAnew })
  return null
}
