import type { Entity, Row } from '#declare'
import { FieldInput } from '../form/FieldInput.tsx'

interface Props {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly record?: Row
}

/** The inputs a move or an action asks for, in its dialog. */
export default function AskedFields({ entity, names, record }: Props) {
  return names.map((name) => {
    const field = entity.fields[name]
    return (
      field && (
        <FieldInput
          key={name}
          source={name}
          field={{ ...field, required: true }}
          {...(record && { record })}
        />
      )
    )
  })
}
