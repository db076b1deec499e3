import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Label, type Row, wording } from '#declare'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moved, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { inputs } from '../inputs.tsx'
import { entryFields } from './kind.ts'

const NONE: readonly Row[] = []

/** A repeated group of fields: rows that are added, moved and removed. */
export function ListInput(props: InputProps) {
  const say = useSay()
  const language = useLanguage()
  const input = useFieldInput<readonly Row[]>(props)
  const { clearErrors } = useFormContext()
  // What stands in the entries changes without the list being told; only watching it all does.
  const entries = (useWatch({ name: input.name }) as readonly Row[] | null | undefined) ?? NONE
  const keys = useKeys(entries)
  const { max, label } = props.field
  const fields = Object.entries(entryFields(props.field))
  const set = (next: readonly Row[], nextKeys: readonly string[]) => {
    keys.current = [...nextKeys]
    // Errors stand by position; after a move they would stand at another entry.
    clearErrors(input.name)
    input.set(next.length > 0 ? next : null)
  }
  const number = (at: number): Label => [`第 ${at + 1} 项`, `entry ${at + 1}`]
  const nameOf = (entry: Row, at: number) => {
    const first = fields.find(([name, field]) => field.kind === 'text' && entry[name])
    return first ? String(entry[first[0]]) : wording(number(at), language)
  }
  return (
    <FieldFrame
      {...props}
      input={input}
      group
      counter={max === undefined ? undefined : `${entries.length} / ${max}`}
    >
      <SortedList
        className="field-entries"
        items={entries}
        keyOf={(_, at) => keys.current[at] ?? String(at)}
        nameOf={nameOf}
        disabled={input.disabled}
        onMove={(from, to) => set(moved(entries, from, to), moved(keys.current, from, to))}
        onRemove={(at) => set(without(entries, at), without(keys.current, at))}
      >
        {(entry, at) => (
          // Inputs are made anew where they come to stand elsewhere: the form knows them by position.
          // biome-ignore lint/a11y/useSemanticElements: the entry is laid out as a grid
          <div
            key={at}
            role="group"
            aria-label={`${say(label)} ${say(number(at))}`}
            className="field-entry"
          >
            {fields.map(([name, field]) => {
              const Input = inputs[field.kind]
              const hint = {
                ...props.inner?.[name],
                ...props.inner?.[`${at}.${name}`],
                ...(input.disabled && { disabled: true }),
              }
              if (hint.hidden) return null
              return (
                <Input
                  key={name}
                  source={`${props.source}.${at}.${name}`}
                  field={field}
                  record={entry}
                  hint={hint}
                />
              )
            })}
          </div>
        )}
      </SortedList>
      <button
        type="button"
        ref={input.focus}
        className="field-add"
        disabled={input.disabled || (max !== undefined && entries.length >= max)}
        onClick={() => set([...entries, blank(fields)], [...keys.current, `new-${++made}`])}
      >
        + {say(['添加{name}', 'Add {name}'], { name: say(label) })}
      </button>
    </FieldFrame>
  )
}

const without = <T,>(items: readonly T[], at: number) => items.filter((_, other) => other !== at)

/** A new entry: what is not typed yet is null, or what the declaration proposes. */
const blank = (fields: readonly (readonly [string, InputProps['field']])[]): Row =>
  Object.fromEntries(
    fields
      .filter(([, { kind, readOnly }]) => !readOnly && kind !== 'count' && kind !== 'computed')
      .map(([name, field]) => [name, field.default ?? (field.kind === 'boolean' ? false : null)]),
  )

/** Numbers entries made in this form; the portal gives each its own key when it is saved. */
let made = 0

/** A key for each entry that moves along with it: the portal's where it has one. */
function useKeys(entries: readonly Row[]) {
  const keys = useRef<readonly string[]>([])
  const known = entries.map(
    (entry, at) => (entry._key as string | undefined) ?? keys.current[at] ?? `new-${++made}`,
  )
  keys.current = known
  return keys
}
