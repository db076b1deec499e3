import { Navigate, useSearchParams } from 'react-router-dom'
import { neighbours } from '../../../views/form/neighbours.ts'
import { filterOf } from '../../../views/list/filterOf.ts'
import type { PageProps } from '../../pageProps.ts'
import { detailOf } from '../epub/epubCalls.ts'
import { lastBook } from '../epub/useReadingOrder.ts'

/** Where one comes back to from a chapter: its book; with a chapter's number, on to the one beside it. */
export default function EpubChapters({ screen }: PageProps) {
  const [search] = useSearchParams()
  const id = Number(search.get('id')) || undefined
  const { next, previous } = neighbours(screen.path, id)
  const beside = next ?? previous
  if (beside !== undefined) return <Navigate to={`${screen.path}/${beside}`} replace />
  const epub = Number(filterOf(search.get('filter')).epub ?? lastBook())
  return <Navigate to={epub ? detailOf(epub) : '/administer/epub/detail'} replace />
}
