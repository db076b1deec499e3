import type { ReactNode } from 'react'
import type { Row } from '#declare'
import { titleOf, useEntityInfo } from './EntitiesContext.ts'
import { useRecordMark } from './RecordMark.ts'
import { isAwaited, isGone } from './useRecords.ts'

interface Props {
  readonly entity: string
  readonly id: number
  readonly record: Row | undefined
  /** Only what is out of use is marked. */
  readonly brief?: boolean
  /** In place of the bare title: a link to it. */
  readonly children?: ReactNode
}

/** A record that something refers to, by its title; marked where it is not live, struck out where it is deleted. */
export function Referred({ entity, id, record, brief, children }: Props) {
  const title = titleOf(record, useEntityInfo(entity), id)
  const Mark = useRecordMark()
  if (isAwaited(record)) return <span className="referred-awaited">{title}</span>
  return (
    <span className={isGone(record) ? 'referred referred-gone' : 'referred'}>
      <span className="referred-title">{children || title}</span>
      {Mark && record && <Mark entity={entity} record={record} {...(brief && { brief })} />}
    </span>
  )
}
