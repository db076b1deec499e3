import type { Row } from '#declare'
import { type EntityInfo, titleOf } from './EntitiesContext.ts'
import { useRecordMark } from './RecordMark.ts'

interface Props {
  readonly entity: string
  readonly record: Row
  readonly info: EntityInfo | undefined
  /** Fields that are the same in all that is found. */
  readonly besides?: readonly string[]
}

/** A record as one can choose it: picture, title, how it stands, what it belongs to, number. */
export function Found({ entity, record, info, besides = [] }: Props) {
  const Mark = useRecordMark()
  return (
    <span className="combobox-found">
      <Cover record={record} info={info} />
      <span className="combobox-title">{titleOf(record, info)}</span>
      {Mark && <Mark {...{ entity, record, besides }} />}
      <small>#{String(record.id)}</small>
    </span>
  )
}

/** The picture of a record, where its entity has pictures; the first sign of its name where this one has none. */
export function Cover({ record, info }: Pick<Props, 'record' | 'info'>) {
  if (!info?.image) return null
  const picture = record[info.image]
  return typeof picture === 'string' && picture !== '' ? (
    <img src={picture} alt="" loading="lazy" className="combobox-cover" />
  ) : (
    <span
      className="combobox-cover combobox-letter"
      data-letter={[...titleOf(record, info).replace(/[^\p{L}\p{N}]/gu, '')][0]}
    />
  )
}
