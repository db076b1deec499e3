import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { later } from '../later.tsx'
import type { BulkBarProps } from './SelectionBar.tsx'

const BulkActions = later(() => import('./BulkActions.tsx'))

/**
 * What can be done with the rows selected, or with all that match the filter, and how many there are: loaded once rows
 * are selected, or where the address names an edit.
 */
export function BulkBar(props: BulkBarProps) {
  const [search] = useSearchParams()
  const isAsked = props.selected.size > 0 || search.has('edit') || search.has('replace')
  const [wasAsked, setAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setAsked(true)
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <BulkActions {...props} />
      </Suspense>
    )
  )
}
