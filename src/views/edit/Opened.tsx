import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entity } from '#declare'
import { wordsOf } from '../perform/wordsOf.ts'
import { type Edit, readEdit } from './editCalls.ts'
import { Working } from './Working.tsx'

interface Props {
  readonly entity: Entity
  readonly id: number
  onRead(edit: Edit): void
  onClose(): void
}

/** An edit on its way to be looked at again, or why it cannot be. */
export function Opened({ entity, id, onRead, onClose }: Props) {
  const { data, error } = useQuery({
    queryKey: [entity.name, 'edit', id, 'opened'],
    queryFn: () => readEdit(entity, id),
    retry: false,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is read
  useEffect(() => {
    if (data) onRead(data)
  }, [data])
  return (
    <Working onClose={onClose}>{error && <Alert severity="error">{wordsOf(error)}</Alert>}</Working>
  )
}
