import Remove from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import type { Entity } from '#declare'
import type { Condition, ConditionTest, conditionFields } from '#derive/listFilter/conditions.ts'
import { Combobox } from '#widgets/input/Combobox.tsx'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { fieldAt } from '../../fieldAt.ts'
import { ConditionValue } from './ConditionValue.tsx'
import type { Draft } from './conditionsProps.ts'
import { testLabels } from './conditionWords.ts'

type Fields = ReturnType<typeof conditionFields>

interface Props {
  readonly entity: Entity
  readonly fields: Fields
  readonly condition: Draft
  /** Whether another stands before it in its group. */
  readonly and: boolean
  readonly onChange: (next: Draft) => void
  readonly onRemove: () => void
}

/** One condition: of which field, what is asked, and by which value. */
export function ConditionRow({ entity, fields, condition, and, onChange, onRemove }: Props) {
  const say = useSay()
  const id = useId()
  const chosen = fields.find(({ name }) => name === condition?.field) ?? null
  const labelOf = ({ name }: Fields[number]) => {
    const field = fieldAt(entity, name)
    return field ? say(field.label) : name
  }
  const name = chosen ? labelOf(chosen) : ''
  return (
    <div className="condition">
      <span className="condition-and">{and && say(['且', 'and'])}</span>
      <div className="condition-field">
        <Combobox<Fields[number]>
          id={id}
          aria={{ 'aria-label': say(['字段', 'Field']) }}
          value={chosen}
          options={fields}
          keyOf={(one) => one.name}
          textOf={labelOf}
          placeholder={say(['选择字段', 'Choose a field'])}
          onPick={(one) => onChange(one ? blank(one.name, one.tests[0]!) : null)}
        />
      </div>
      {chosen && condition && (
        <Select
          className="condition-test"
          aria-label={say(['{name}的条件', 'What is asked of {name}'], { name })}
          value={condition.test}
          choices={chosen.tests.map((test) => [test, say(testLabels[test])] as const)}
          onChoose={(test) => onChange(turned(condition, test as ConditionTest))}
        />
      )}
      <div className="condition-value">
        {condition && <ConditionValue {...{ entity, condition, name, onChange }} />}
      </div>
      <IconButton
        size="small"
        aria-label={say(['去掉条件 {name}', 'Take off the condition {name}'], { name })}
        onClick={onRemove}
      >
        <Remove fontSize="small" />
      </IconButton>
    </div>
  )
}

/** A condition as it begins. */
function blank(field: string, test: ConditionTest): Condition {
  switch (test) {
    case 'contains':
    case 'lacks':
      return { field, test, text: '' }
    case 'is':
    case 'isNot':
      return { field, test, values: [] }
    case 'within':
      return { field, test, span: 'last-7d' }
    default:
      return { field, test }
  }
}

/** Something else asked of the same field: what was filled in stays where it fits. */
const turned = (condition: Condition, test: ConditionTest): Condition => {
  const { field, test: _, ...filled } = condition
  return { ...blank(field, test), ...pick(filled, blank(field, test)) } as Condition
}
const pick = (filled: object, into: object): object =>
  Object.fromEntries(Object.entries(filled).filter(([name]) => name in into))
