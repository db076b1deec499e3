import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { BulkKind, Field, Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { PortalError } from '../../../client/portalError.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldInput } from '../../../views/form/FieldInput.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import type { Choice } from './ChooseGift.tsx'
import { Comes } from './Comes.tsx'
import { type Given, giveOne } from './calls.ts'
import { GiftCells } from './GiftCells.tsx'
import { typedCells, writtenCells } from './typedCells.ts'
import { type Check, useCheck } from './useCheck.ts'

interface Props {
  readonly choice: Choice
  readonly user: number
  /** What she complains about: it stands before the reason, so that the batch is found by its number. */
  readonly about: string | null
  onGiven(given: Given): void
}
interface Filled {
  readonly cells: Row
  readonly why: string
}
type GiftFormState = UseFormReturn<Filled>

const why: Field = {
  ...{ kind: 'text', label: ['补赠原因', 'Reason'], required: true },
  ...{ min: 4, max: 100 },
}

/** What is given, its cells as inputs, beside it what comes of it: checked while it is filled in, given by one press. */
export function GiftForm({ choice, user, about, onGiven }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const kind = bulkKinds[choice.kind]!
  const form = useForm<Filled>({
    defaultValues: {
      cells: typedCells(kind, choice.cells),
      why: about ? `${about}：${choice.reason}` : choice.reason,
    },
    mode: 'onTouched',
  })
  const held = useWatch({ control: form.control, name: 'cells' })
  const check = useCheck({ user, kind: choice.kind, cells: writtenCells(kind, held) })
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  useWrongCells(check, form, held)
  const found = check.checked?.findings ?? []
  const isOpen = found.some(({ level, code }) => level === 'warn' && !ticked.includes(code))
  const isWrong = found.some(({ level }) => level === 'error' || level === 'skip')
  const isApproved = check.checked?.approval.needed ?? false
  const send = form.handleSubmit(async (filled) => {
    setRefused(null)
    try {
      const accept = [...ticked, ...(isApproved ? ['approval'] : [])]
      const given = await giveOne(user, { ...bodyOf(choice, kind, filled), accept })
      void client.invalidateQueries()
      onGiven(given)
    } catch (error) {
      setRefused(refusalOf(error, form))
      check.again()
    }
  })
  const give = useSentByKeys()
  return (
    <FormProvider {...form}>
      <form className="compensate-two" noValidate onSubmit={send}>
        <section className="card compensate-fill" aria-label={say(kind.label)}>
          <h2>{say(kind.label)}</h2>
          <GiftCells kind={kind} values={held} within="cells" />
          <FieldInput source="why" field={why} hint={{ required: true }} />
        </section>
        <section className="card compensate-comes" aria-label={say(['将得到', 'What comes of it'])}>
          <Comes check={check} cells={held} ticked={ticked} onTick={setTicked} />
          {refused && (
            <Alert severity="error" variant="outlined">
              {refused}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            ref={give}
            title="Ctrl + Enter"
            aria-keyshortcuts="Control+Enter"
            loading={form.formState.isSubmitting}
            disabled={!check.checked || check.busy || isWrong || isOpen}
          >
            {isApproved ? say(['提交复核', 'Hand in for approval']) : say(['确认补偿', 'Give'])}
          </Button>
        </section>
      </form>
    </FormProvider>
  )
}

/** Chosen by a digit, it is given by keys as well, from anywhere on the screen. */
function useSentByKeys(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
      if (!isMeant || event.defaultPrevented || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      // Nothing while it is greyed out.
      button.current?.click()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return button
}

const bodyOf = (
  { kind: name, recipe }: Choice,
  kind: BulkKind,
  { cells, why: reason }: Filled,
) => ({
  ...{ kind: name, cells: writtenCells(kind, cells), why: reason },
  ...(recipe !== undefined && { recipe }),
})

/** What was asked since the check, or refused, in words; what is about one input stands there, too. */
function refusalOf(error: unknown, { setError }: GiftFormState): string {
  if (!(error instanceof PortalError)) return wordsOf(error)
  const { errors = {}, warnings = [] } = error.answer
  for (const [name, message] of Object.entries(errors)) {
    if (name === 'why') setError('why', { message })
    else if (name !== '_') setError(`cells.${name}`, { message })
  }
  return warnings.length > 0 ? warnings.map(({ message }) => message).join('；') : wordsOf(error)
}

/** What the portal finds wrong stands at its input, once something is filled in there. */
function useWrongCells({ checked }: Check, form: GiftFormState, held: Row): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors follow what was checked, not each key
  useEffect(() => {
    const wrong = (checked?.findings ?? []).flatMap(({ level, column, message }) =>
      level === 'error' && column && held[column] != null ? [{ column, message }] : [],
    )
    form.clearErrors('cells')
    for (const { column, message } of wrong) form.setError(`cells.${column}`, { message })
  }, [checked])
}
