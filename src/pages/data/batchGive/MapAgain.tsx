import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import type { Batch } from './calls.ts'
import { MapColumns } from './MapColumns.tsx'

/** Opens which column is read from which once more, where a file was read as an earlier one, or a column was mistaken. */
export function MapAgain({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <MapColumns batch={batch} />
  return (
    <Button className="bulk-map-again" onClick={() => setIsOpen(true)}>
      {say(['重新对应各列', 'Match the columns again'])}
    </Button>
  )
}
