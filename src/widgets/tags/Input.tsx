import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { Combobox } from '../input/Combobox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moveItem, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { useCalled } from '../reference/useCalled.ts'
import { useGivenWords, useUsedWords } from './useUsedWords.ts'
import { freshWords, isSeparated } from './words.ts'

const NONE: readonly string[] = []
/** Beyond so many nobody sorts by hand, and they stand in a box of their own. */
const SORTED = 40

/**
 * Words of one's own: Enter or a separator adds what was typed, pasting adds many; those in use are offered. Where the
 * field takes certain words only, these are offered and no others.
 */
export function TagsInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<readonly string[]>(props)
  const [opened, setOpened] = useState(false)
  const { max, words: action, names } = props.field
  const calledIn = useCalled()
  const called = (tag: string) => calledIn(props.field, tag)
  const used = useUsedWords(props.source, opened && action === undefined)
  const given = useGivenWords(action, opened)
  const { words, busy = false, failed } = action === undefined ? used : given
  const tags = input.value ?? NONE
  const full = max !== undefined && tags.length >= max
  const set = (next: readonly string[]) => input.set(next.length > 0 ? next : null)
  const add = (typed: string | null) => {
    const meant = (text: string) => words.find((word) => word === text || called(word) === text)
    const fresh = freshWords(typed ?? '', tags)
      .flatMap((word) => (action === undefined ? word : (meant(word) ?? [])))
      .filter((word) => !tags.includes(word))
    if (fresh.length > 0) set([...tags, ...fresh])
  }
  const remove = (at: number) => set(tags.filter((_, other) => other !== at))
  return (
    <FieldFrame
      {...props}
      input={input}
      counter={max === undefined ? undefined : `${tags.length} / ${max}`}
    >
      {tags.length > SORTED ? (
        <Many tags={tags} disabled={input.disabled} onRemove={remove} />
      ) : (
        <SortedList
          className="sorted-chips"
          items={tags}
          keyOf={(tag) => tag}
          nameOf={called}
          disabled={input.disabled}
          onMove={(from, to) => set(moveItem(tags, from, to))}
          onRemove={remove}
        >
          {(tag) => called(tag)}
        </SortedList>
      )}
      {(!input.disabled || tags.length === 0) && (
        <Combobox<string>
          id={input.id}
          value={null}
          options={words.filter((word) => !tags.includes(word))}
          keyOf={(word) => word}
          textOf={called}
          busy={busy}
          failed={failed}
          adds
          {...(action === undefined && { make: (word: string) => word })}
          disabled={input.disabled || full}
          placeholder={
            full
              ? say(['已填满 {max} 项', 'All {max} are there'], { max })
              : action === undefined
                ? say(['输入后按回车或逗号添加', 'Type, then Enter or a comma to add'])
                : names === 'entity'
                  ? say(['输入名称查找', 'Type to find one'])
                  : say(['从已有的标签中选择', 'Choose from those there are'])
          }
          aria={input.aria}
          boxRef={input.focus}
          onOpen={() => setOpened(true)}
          onPick={add}
          onTakeBack={() => set(tags.slice(0, -1))}
          onPaste={(text) => {
            if (!isSeparated(text)) return false
            add(text)
            return true
          }}
          takes={(typed) => {
            if (!isSeparated(typed)) return false
            add(typed)
            return true
          }}
          onLeave={input.leave}
        />
      )}
    </FieldFrame>
  )
}

interface ManyProps {
  readonly tags: readonly string[]
  readonly disabled: boolean
  onRemove(at: number): void
}

/** A great many words, only to be looked through and taken out. */
function Many({ tags, disabled, onRemove }: ManyProps) {
  const say = useSay()
  return (
    <ul className="field-tags field-many">
      {tags.map((tag, at) => (
        <li key={tag}>
          {tag}
          {!disabled && (
            <button
              type="button"
              aria-label={say(['移除{name}', 'Remove {name}'], { name: tag })}
              onClick={() => onRemove(at)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
