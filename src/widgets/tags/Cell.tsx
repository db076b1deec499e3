import { Suspense, use } from 'react'
import type { CellProps } from '../cell/CellProps.ts'
import { useCalled } from '../reference/useCalled.ts'
import { FieldNamesContext } from './FieldNamesContext.ts'

export function TagsCell({ value, field, record }: CellProps) {
  const FieldNames = use(FieldNamesContext)
  const called = useCalled()
  const names = value as readonly string[]
  const entity = field.fieldsOf && record?.[field.fieldsOf]
  if (!FieldNames || typeof entity !== 'string')
    return <Tags tags={names.map((name) => called(field, name))} />
  return (
    <Suspense fallback={null}>
      <FieldNames entity={entity} names={names} />
    </Suspense>
  )
}

/** Words side by side. */
export const Tags = ({ tags }: { readonly tags: readonly string[] }) => (
  <span className="cell-several" title={tags.join('、')}>
    {tags.map((tag) => (
      <span key={tag} className="cell-tag">
        {tag}
      </span>
    ))}
  </span>
)
