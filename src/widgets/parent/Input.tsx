import { useGetList } from 'ra-core'
import type { Row } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { treeOptions } from './treeOptions.ts'

/** The record above this one, picked from the tree; never itself or one below it. */
export function ParentInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<number>(props)
  const { to = '' } = props.field
  const info = useEntityInfo(to)
  const query = {
    filter: props.hint?.filter ?? {},
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' } as const,
    meta: { pick: true },
  }
  const { data = [] } = useGetList(to, query, { retry: false })
  const options = treeOptions(
    data as unknown as Row[],
    info?.parent ?? lastOf(props.source),
    props.record?.id,
  )
  const known = options.some(({ id }) => id === input.value)
  return (
    <FieldFrame {...props} input={input}>
      <select
        id={input.id}
        ref={input.focus}
        name={input.name}
        className="field-box"
        value={input.value ?? ''}
        disabled={input.disabled}
        onChange={(event) =>
          input.set(event.target.value === '' ? null : Number(event.target.value))
        }
        onBlur={input.leave}
        {...input.aria}
      >
        <option value="">{say(['（最上层）', '(top level)'])}</option>
        {!known && input.value !== null && <option value={input.value}>#{input.value}</option>}
        {options.map(({ id, depth, record }) => (
          <option key={id} value={id}>
            {'　'.repeat(depth)}
            {titleOf(record, info)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

const lastOf = (source: string) => source.split('.').at(-1) ?? source
