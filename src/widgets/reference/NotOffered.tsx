import type { Row } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { useEntityInfo } from './EntitiesContext.ts'
import { Found } from './Found.tsx'
import { useSearch } from './useSearch.ts'

/** More of them say no more. */
const SHOWN = 3

interface Props {
  readonly entity: string
  readonly typed: string
  /** Ids that are chosen already. */
  readonly without: readonly number[]
}

/**
 * Stands where a name finds nothing to pick: records that are called so and cannot be chosen here, each with how it
 * stands, so that nobody takes a draft for lost and makes it again.
 */
export function NotOffered({ entity, typed, without }: Props) {
  const say = useSay()
  const info = useEntityInfo(entity)
  const { found, busy } = useSearch(entity, typed, undefined, { active: true })
  const shown = found.slice(0, SHOWN)
  const isChosen = ({ id }: Row) => without.includes(Number(id))
  if (shown.length === 0)
    return busy ? say(['查找中…', 'Searching…']) : say(['没有匹配的记录', 'Nothing matches'])
  return (
    <div className="picker-unfit">
      {shown.every(isChosen)
        ? say(['已经选了：', 'Chosen already:'])
        : say([
            '名称相符，但状态或归属不符，这里不能选：',
            'Called so, but by their state or what they belong to not to be chosen here:',
          ])}
      <ul>
        {shown.map((record) => (
          <li key={String(record.id)}>
            <Found {...{ entity, record, info }} />
            {isChosen(record) && !shown.every(isChosen) && <small>{say(['已选', 'Chosen'])}</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}
