import Chip from '@mui/material/Chip'
import { use } from 'react'
import { type ConditionGroup, readConditions } from '#derive/listFilter/conditions.ts'
import { EntitiesContext, titleOf } from '#widgets/reference/EntitiesContext.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { fieldAt } from '../../fieldAt.ts'
import type { ConditionsProps } from './conditionsProps.ts'
import { conditionText, type NameOf } from './conditionWords.ts'
import './conditions.css'

interface Props extends ConditionsProps {
  readonly onOpen: () => void
}

/** The conditions that hold, in words: to be read, changed, taken off. */
export default function ConditionsLine({ entity, values, onChange, onOpen }: Props) {
  const say = useSay()
  const groups = readConditions(entity, values.any)
  return (
    <div className="conditions-line">
      <Chip
        color="primary"
        variant="outlined"
        label={
          groups ? (
            <Words {...{ entity, groups }} />
          ) : (
            say(['由链接带来的条件', 'Conditions a link brought'])
          )
        }
        {...(groups && { onClick: onOpen })}
        onDelete={() => onChange({ any: undefined })}
      />
    </div>
  )
}

function Words({
  entity,
  groups,
}: Pick<Props, 'entity'> & { readonly groups: readonly ConditionGroup[] }) {
  const say = useSay()
  const names = useNames(entity, groups)
  const text = groups
    .map((group) =>
      group.map((one) => conditionText(entity, one, say, names)).join(say([' 且 ', ' and '])),
    )
    .join(say(['，或 ', ', or ']))
  return <>{text}</>
}

/** The names of the records that conditions speak of; asked for all together where they are of one entity. */
function useNames(entity: ConditionsProps['entity'], groups: readonly ConditionGroup[]): NameOf {
  const find = use(EntitiesContext)
  const told = groups.flat().flatMap((one) => {
    const to = fieldAt(entity, one.field)?.to
    return to && 'values' in one ? one.values.map((id) => ({ to, id: Number(id) })) : []
  })
  const [first] = told
  const of = first?.to ?? entity.name
  const records = useRecords(
    of,
    told.filter(({ to }) => to === of).map(({ id }) => id),
  )
  return (to, id) => (to === of ? titleOf(records.get(id), find(to), id) : `#${id}`)
}
