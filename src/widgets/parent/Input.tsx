import { useGetList } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Row } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Combobox } from '../input/Combobox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { useRecordMark } from '../reference/RecordMark.ts'
import { useRecords } from '../reference/useRecords.ts'
import { useSearch } from '../reference/useSearch.ts'
import { type TreeOption, treeOptions } from './treeOptions.ts'
import { within } from './within.ts'
import './tree.css'

/** The record above this one, found in the tree by its name or its place; never itself or one below it. */
export function ParentInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<number>(props)
  const { to = '' } = props.field
  const info = useEntityInfo(to)
  const [typed, setTyped] = useState('')
  const query = {
    filter: props.hint?.filter ?? {},
    pagination: { page: 1, perPage: WHOLE },
    sort: { field: 'id', order: 'ASC' } as const,
    meta: { pick: true },
  }
  const {
    data = NONE,
    total = 0,
    isFetching,
    error,
    refetch,
  } = useGetList(to, query, { retry: false })
  // A tree too large to be read whole is looked through by the portal.
  const large = total > data.length || data.length === WHOLE
  const searched = useSearch(to, typed, props.hint?.filter, {
    active: large && typed.trim() !== '',
  })
  const name = info?.parent ?? lastOf(props.source)
  const tree = useMemo(
    () => treeOptions(data as unknown as Row[], name, props.record?.id),
    [data, name, props.record?.id],
  )
  const options = useMemo(() => {
    const shown = within(tree, typed, ({ record }) => titleOf(record, info))
    const there = new Set(shown.map(({ id }) => id))
    const more = searched.found
      .map((record) => ({ id: Number(record.id), depth: 0, record }))
      .filter(({ id }) => !there.has(id) && id !== props.record?.id)
    return large && typed.trim() !== '' ? [...shown, ...more] : shown
  }, [tree, typed, info, searched.found, large, props.record?.id])
  const known = useRecords(to, input.value === null ? [] : [input.value]).get(input.value ?? 0)
  const Mark = useRecordMark()
  const textOf = ({ record }: TreeOption) => titleOf(record, info)
  const chosen: TreeOption | null =
    input.value === null
      ? null
      : (tree.find(({ id }) => id === input.value) ?? {
          id: input.value,
          depth: 0,
          record: known ?? { id: input.value },
        })
  return (
    <FieldFrame {...props} input={input}>
      <Combobox<TreeOption>
        id={input.id}
        value={chosen}
        options={options}
        keyOf={({ id }) => String(id)}
        textOf={textOf}
        lookOf={(option) => (
          <span className="tree-option" style={{ paddingInlineStart: option.depth * 18 }}>
            {option.depth > 0 && <i aria-hidden="true">└</i>}
            <span className="combobox-title">{textOf(option)}</span>
            {Mark && <Mark entity={to} record={option.record} brief />}
          </span>
        )}
        busy={isFetching || (large && searched.busy)}
        failed={error && !isFetching ? refetch : searched.failed}
        disabled={input.disabled}
        placeholder={say(['（最上层）', '(top level)'])}
        aria={input.aria}
        boxRef={input.focus}
        onType={setTyped}
        onPick={(option) => input.set(option?.id ?? null)}
        onLeave={input.leave}
      />
      {Mark && known && (
        <span className="field-mark">
          <Mark entity={to} record={known} />
        </span>
      )}
    </FieldFrame>
  )
}

const NONE: never[] = []
/** So many records are read at once, and drawn as a tree. */
const WHOLE = 1000
const lastOf = (source: string) => source.split('.').at(-1) ?? source
