import { Navigate, useSearchParams } from 'react-router-dom'
import { filterOf } from '../views/board/useScope.ts'
import { detailOf } from './epub/epubCalls.ts'
import { lastBook } from './epub/useReadingOrder.ts'
import type { PageProps } from './pages.ts'

/** Where one comes back to from a chapter: its book. */
export default function EpubChapters(_: PageProps) {
  const [search] = useSearchParams()
  const epub = Number(filterOf(search.get('filter')).epub ?? lastBook())
  return <Navigate to={epub ? detailOf(epub) : '/administer/epub/detail'} replace />
}
