import { useEffect, useMemo, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { FieldFrame } from '#widgets/input/FieldFrame.tsx'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { useFieldInput } from '#widgets/input/useFieldInput.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { GiftCells } from './GiftCells.tsx'
import { countedCells, typedCounted } from './typedCells.ts'
import './compensate.css'

/** What a recipe gives: the cells of its kind as inputs, held as a row of a list would hold them. */
export function RecipeCells(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<Cells>(props)
  const kind = bulkKinds[String(useWatch({ name: 'kind' }) ?? '')]
  return (
    <FieldFrame {...props} input={input}>
      {kind?.one ? (
        <Cellwise key={kind.name} kind={kind} value={input.value ?? {}} onChange={input.set} />
      ) : (
        <p className="compensate-left">{say(['先选择补什么', 'Choose first what is given'])}</p>
      )}
    </FieldFrame>
  )
}

interface CellsProps {
  readonly kind: BulkKind
  readonly value: Cells
  onChange(cells: Cells): void
}

/** A form of its own: what the recipe holds is texts, what its inputs hold is fen, days and records. */
function Cellwise({ kind, value, onChange }: CellsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once a kind; what is typed stays
  const defaultValues = useMemo(() => ({ cells: typedCounted(kind, value) }), [kind])
  const form = useForm({ defaultValues, mode: 'onChange' })
  const values = (useWatch({ control: form.control, name: 'cells' }) ?? {}) as Row
  const written = JSON.stringify(countedCells(kind, values))
  const first = useRef(written)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what is written changes
  useEffect(() => {
    if (first.current === written) return
    first.current = written
    onChange(JSON.parse(written) as Cells)
  }, [written])
  return (
    <FormProvider {...form}>
      <GiftCells kind={kind} values={values} within="cells" counted />
    </FormProvider>
  )
}
