import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { type Field, type KindName, type Label, type Language, type Row, wording } from '#declare'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moveItem, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { kinds } from '../kinds.ts'
import { useCalled } from '../reference/useCalled.ts'
import { Entry } from './Entry.tsx'
import { entryFields } from './kind.ts'
import { newKey, useKeys } from './useKeys.ts'
import './list.css'

const NONE: readonly Row[] = []
const SoundsBox = lazy(() => import('../audio/SoundsBox.tsx'))
/** So many entries stand open side by side; more are folded to a line each. */
const OPEN = 3

interface ListInputProps extends InputProps {
  /** Of the fields of an entry, by kind. */
  readonly inputOf: (kind: KindName) => ComponentType<InputProps>
}

/** A repeated group of fields: entries that are added, copied, moved, folded and removed. */
export function ListInput({ inputOf, ...props }: ListInputProps) {
  const say = useSay()
  const called = useCalled()
  const language = useLanguage()
  const input = useFieldInput<readonly Row[]>(props)
  const { clearErrors, getValues, setValue } = useFormContext()
  // What stands in the entries changes without the list being told; only watching it all does.
  const entries = (useWatch({ name: input.name }) as readonly Row[] | null | undefined) ?? NONE
  const keys = useKeys(entries)
  const [turned, setTurned] = useState<{ readonly [key: string]: boolean }>({})
  const [many] = useState(entries.length > OPEN)
  const { errors, submitCount } = useFormState({ name: input.name })
  const wrongAt = (at: number) => Object.keys(get(errors, `${input.name}.${at}`) ?? {}).length
  const { max, label } = props.field
  const fields = Object.entries(entryFields(props.field))
  const full = max !== undefined && entries.length >= max
  const set = (next: readonly Row[], nextKeys: readonly string[]) => {
    keys.current = [...nextKeys]
    // Errors stand by position; after a move they would stand at another entry.
    clearErrors(input.name)
    // Not as typed by somebody: a new entry would be told at once that nothing stands in it yet.
    setValue(input.name, next.length > 0 ? next : null, { shouldDirty: true })
  }
  const insert = (at: number, entry: Row) => {
    const key = newKey()
    setTurned({ ...turned, [key]: true })
    set(entries.toSpliced(at, 0, entry), keys.current.toSpliced(at, 0, key))
  }
  // Sounds arrive one after the other: the form knows those before this one, the last drawing may not.
  const append = (entry: Row) => {
    const now = (getValues(input.name) as readonly Row[] | null | undefined) ?? NONE
    set([...now, entry], [...keys.current.slice(0, now.length), newKey()])
  }
  const sound = fields.find(([, { kind }]) => kind === 'audio')
  const title = fields.find(([, { kind }]) => kind === 'text')
  const wrongOnes = entries.flatMap((_, at) => (wrongAt(at) > 0 ? [at] : [])).join()
  // Folded by hand or not: where saving was refused, what is wrong can be seen.
  useEffect(() => {
    if (submitCount === 0 || wrongOnes === '') return
    const unfolded = wrongOnes.split(',').map((at) => keys.current[Number(at)] ?? '')
    setTurned((all) => ({ ...all, ...Object.fromEntries(unfolded.map((key) => [key, true])) }))
  }, [submitCount, wrongOnes, keys])
  const isOpen = (at: number) => turned[keys.current[at] ?? ''] ?? (!many || wrongAt(at) > 0)
  const turnAll = (open: boolean) =>
    setTurned(Object.fromEntries(keys.current.map((key) => [key, open])))
  const number = (at: number): Label => [`第 ${at + 1} 项`, `entry ${at + 1}`]
  const nameOf = (entry: Row, at: number) => {
    const first = fields.find(([name, field]) => field.kind === 'text' && entry[name])
    return first ? called(first[1], String(entry[first[0]])) : wording(number(at), language)
  }
  return (
    <FieldFrame
      {...props}
      input={input}
      group
      counter={max === undefined ? undefined : `${entries.length} / ${max}`}
    >
      {entries.length > 1 && (
        <div className="field-shortcuts">
          <button type="button" className="field-link" onClick={() => turnAll(true)}>
            {say(['全部展开', 'Unfold all'])}
          </button>
          <button type="button" className="field-link" onClick={() => turnAll(false)}>
            {say(['全部收起', 'Fold all'])}
          </button>
        </div>
      )}
      <SortedList
        className="field-entries"
        items={entries}
        keyOf={(_, at) => keys.current[at] ?? String(at)}
        nameOf={nameOf}
        disabled={input.disabled}
        onMove={(from, to) => set(moveItem(entries, from, to), moveItem(keys.current, from, to))}
        onRemove={(at) => set(entries.toSpliced(at, 1), keys.current.toSpliced(at, 1))}
      >
        {(entry, at) => (
          // Inputs are made anew where they come to stand elsewhere: the form knows them by position.
          <Entry
            key={at}
            wrong={wrongAt(at)}
            label={`${say(label)} ${say(number(at))}`}
            name={nameOf(entry, at)}
            summary={summaryOf(entry, fields, language)}
            open={isOpen(at)}
            disabled={input.disabled}
            full={full}
            onTurn={() => setTurned({ ...turned, [keys.current[at] ?? '']: !isOpen(at) })}
            onCopy={() => insert(at + 1, copied(entry, fields))}
          >
            {fields.map(([name, field]) => {
              const Input = inputOf(field.kind)
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
          </Entry>
        )}
      </SortedList>
      {sound && !input.disabled && !full && (
        // Its room is kept while it is loaded: the button below would move away from under whoever presses it.
        <Suspense fallback={<div className="file-frame" />}>
          <SoundsBox
            source={props.source}
            field={sound[1]}
            name={sound[0]}
            title={title?.[0]}
            max={title?.[1].max}
            entries={entries}
            onEntry={(entry) => append({ ...blank(fields), ...entry })}
            onNamed={(named) =>
              set(
                named.map((one) => ({ ...entries[one.at], [title?.[0] ?? '']: one.title })),
                named.map(({ at }) => keys.current[at] ?? newKey()),
              )
            }
          />
        </Suspense>
      )}
      {input.disabled ? (
        entries.length === 0 && <p className="field-none">{say(['暂无', 'None yet'])}</p>
      ) : (
        <button
          type="button"
          ref={input.focus}
          className="field-add"
          disabled={full}
          onClick={() => insert(entries.length, blank(fields))}
        >
          + {say(['添加{name}', 'Add {name}'], { name: say(label) })}
        </button>
      )}
    </FieldFrame>
  )
}

type Named = readonly (readonly [name: string, field: Field])[]

const isTyped = ({ kind, readOnly }: Field) => !readOnly && kind !== 'count' && kind !== 'computed'

/** A new entry: what is not typed yet is null, or what the declaration proposes. */
const blank = (fields: Named): Row =>
  Object.fromEntries(
    fields
      .filter(([, field]) => isTyped(field))
      .map(([name, field]) => [name, field.default ?? (field.kind === 'boolean' ? false : null)]),
  )

/** The same values as an entry of its own: neither its key nor what the portal keeps goes along. */
const copied = (entry: Row, fields: Named): Row =>
  Object.fromEntries(
    fields.filter(([, field]) => isTyped(field)).map(([name]) => [name, entry[name] ?? null]),
  )

/** What an entry holds beside its name, on one line. */
function summaryOf(entry: Row, fields: Named, language: Language): string {
  const first = fields.find(([name, field]) => field.kind === 'text' && entry[name])?.[0]
  return fields
    .filter(([name, field]) => name !== first && !kinds[field.kind].is.silent)
    .filter(([name, field]) => kindFits(entry[name], field))
    .map(
      ([name, field]) =>
        `${wording(field.label, language)} ${kinds[field.kind].plain(entry[name], field, language)}`,
    )
    .join(' · ')
}

/** What is being typed may not read as its kind yet. */
const kindFits = (value: unknown, field: Field): boolean =>
  !kinds[field.kind].isEmpty(value) && kinds[field.kind].check(value, field).length === 0
