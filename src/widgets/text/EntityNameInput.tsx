import { use, useMemo } from 'react'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import { Combobox } from '../input/Combobox.tsx'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { EveryEntityContext } from '../reference/EntitiesContext.ts'
import { useCalled } from '../reference/useCalled.ts'

/** One of the entities there are, found by what it is called and kept by its name. */
export function EntityNameInput(props: InputProps) {
  const say = useSay()
  const language = useLanguage()
  const every = use(EveryEntityContext)
  const calledIn = useCalled()
  const called = (name: string) => calledIn(props.field, name)
  const input = useFieldInput<string>(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are called changes with the language alone
  const names = useMemo(
    () => Object.keys(every).toSorted((a, b) => called(a).localeCompare(called(b), language)),
    [every, language],
  )
  return (
    <FieldFrame {...props} input={input}>
      <Combobox<string>
        id={input.id}
        value={input.value || null}
        options={names}
        keyOf={(name) => name}
        textOf={called}
        disabled={input.disabled}
        placeholder={say(['输入名称查找', 'Type to find one'])}
        aria={input.aria}
        boxRef={input.focus}
        onPick={(name) => input.set(name)}
        onLeave={input.leave}
      />
    </FieldFrame>
  )
}
