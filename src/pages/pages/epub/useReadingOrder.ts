import { useGetList } from 'ra-core'
import { useEffect } from 'react'
import type { Row } from '#declare'
import { keepRows } from '../../../views/form/neighbours.ts'
import { linesOf } from '../../../views/tree/treeModel.ts'

/** Where one comes back to from a chapter: the book one looked at last. */
export const lastBook = (): number => Number(sessionStorage.getItem('epub:last'))
const rememberBook = (epub: number): void => sessionStorage.setItem('epub:last', String(epub))

const none: ReadonlySet<number> = new Set()

/** Lets the form of a chapter lead on to the next in reading order: down the tree, not by number. */
export function useReadingOrder(screen: string, epub: number, status: unknown): void {
  const { data } = useGetList(
    'epubChapter',
    {
      filter: { epub },
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
      meta: { status },
    },
    { enabled: status !== undefined && status !== 'parsing' },
  )
  useEffect(() => rememberBook(epub), [epub])
  useEffect(() => {
    if (data)
      keepRows(
        screen,
        linesOf(data as unknown as Row[], 'parent', none).map(({ id }) => id),
      )
  }, [screen, data])
}
