import { createContext, useContext, useState } from 'react'

/** As whom a page is read that is paid for. */
export type Reader = 'paid' | 'unpaid'

/** What goes on from page to page of one phone: who reads, and the way to what lies in a page. */
export interface Reading {
  readonly reader: Reader
  become(reader: Reader): void
  /** Opens what a line of the page leads to; nothing where that cannot be shown. */
  readonly open?: ((id: number) => void) | undefined
  /** It was opened from a page that is paid for. */
  readonly isWithin?: boolean
}

export const ReadingContext = createContext<Reading | null>(null)

/** Who reads this phone; a page that stands alone keeps it by itself. */
export function useReading(): Reading {
  const [reader, become] = useState<Reader>('paid')
  return useContext(ReadingContext) ?? { reader, become }
}
