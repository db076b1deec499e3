import type { Fields, Row } from '#declare'
import { FieldInput } from '../form/FieldInput.tsx'

interface Props {
  readonly of: Fields
  readonly record?: Row
}

/** The inputs a move or an action asks for, in its dialog. */
export default function AskedFields({ of, record }: Props) {
  return Object.entries(of).map(([name, field]) => {
    const { where } = field
    return (
      <FieldInput
        key={name}
        source={name}
        field={field}
        {...(record && { record })}
        {...(where && { hint: { filter: where } })}
      />
    )
  })
}
