import { useSay } from '#src/i18n/useSay.ts'
import { Combobox } from '../input/Combobox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'

const NONE: readonly string[] = []

/** Words of one's own: Enter or a comma adds what was typed. */
export function TagsInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<readonly string[]>(props)
  const { max } = props.field
  const tags = input.value ?? NONE
  const set = (next: readonly string[]) => input.set(next.length > 0 ? next : null)
  const add = (typed: string | null) => {
    const words = (typed ?? '').split(/[,，、;；\n]/).map((word) => word.trim())
    const fresh = words.filter(
      (word, at) => word !== '' && !tags.includes(word) && words.indexOf(word) === at,
    )
    if (fresh.length > 0) set([...tags, ...fresh])
  }
  return (
    <FieldFrame
      {...props}
      input={input}
      counter={max === undefined ? undefined : `${tags.length} / ${max}`}
    >
      {tags.length > 0 && (
        <ul className="field-tags">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {!input.disabled && (
                <button
                  type="button"
                  aria-label={say(['移除{name}', 'Remove {name}'], { name: tag })}
                  onClick={() => set(tags.filter((other) => other !== tag))}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Combobox<string>
        id={input.id}
        value={null}
        options={NONE}
        keyOf={String}
        textOf={String}
        adds
        make={String}
        disabled={input.disabled || (max !== undefined && tags.length >= max)}
        placeholder={say(['输入后按回车添加', 'Type, then Enter to add'])}
        aria={input.aria}
        boxRef={input.focus}
        onPick={add}
        onLeave={input.leave}
      />
    </FieldFrame>
  )
}
