import type { BulkKind, Field, Row } from '#declare'
import { columnsOfOne, fieldOfColumn } from '#derive/bulk/onePerson.ts'
import { FieldInput } from '../../../views/form/FieldInput.tsx'

interface Props {
  readonly kind: BulkKind
  /** What the inputs hold so far: which record is picked may hang on it. */
  readonly values: Row
  /** Where they stand in the form. */
  readonly within: string
  /** A day is a number of days, counted from when it is given. */
  readonly counted?: boolean
}

/** The cells of a row of a kind as inputs, without those that name the person: each of the kind its column says. */
export function GiftCells({ kind, values, within, counted = false }: Props) {
  return (
    <div className="gift-cells">
      {Object.entries(columnsOfOne(kind)).map(([name, column]) => {
        const field = fieldOfColumn(column, values)
        if (!field) return null
        const shown = counted && field.kind === 'date' ? afterwards(field) : field
        // Another entity is another picker: what was picked of the first is none of the second.
        return (
          <FieldInput
            key={`${name} ${shown.to ?? ''}`}
            source={`${within}.${name}`}
            field={shown}
            hint={shown.required ? { required: true } : undefined}
          />
        )
      })}
    </div>
  )
}

const afterwards = ({ label: [zh, en], required }: Field): Field =>
  ({
    kind: 'integer',
    label: [`${zh}：发放后多少天`, `${en}: days after it is given`],
    ...(required && { required }),
    ...{ min: 1, max: 3650 },
    help: ['不填按类型的规定', 'Left empty, as the kind has it'],
  }) as Field
