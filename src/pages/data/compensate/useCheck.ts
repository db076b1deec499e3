import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Cells } from '#derive/bulk/cell.ts'
import { type Checked, checkOne } from './calls.ts'

interface Asked {
  readonly user: number
  readonly kind: string
  readonly cells: Cells
}
/** What giving it as it is filled in would come to. */
export interface Check {
  readonly checked: Checked | undefined
  /** What is filled in now is not checked yet. */
  readonly busy: boolean
  readonly error: unknown
  again(): void
}

/** So long nothing is typed before the portal is asked, in milliseconds. */
const PAUSE = 250

/** Asks the portal while somebody fills in; what it said last stays until it says the next. */
export function useCheck(asked: Asked): Check {
  const text = JSON.stringify(asked)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checkOne', settled],
    queryFn: ({ signal }) => checkOne(JSON.parse(settled) as Asked, signal),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return {
    checked: data,
    busy: isFetching || settled !== text,
    error,
    again: () => void refetch(),
  }
}
