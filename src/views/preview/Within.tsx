import ChevronLeft from '@mui/icons-material/ChevronLeft'
import { use } from 'react'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import AppPage from './AppPage.tsx'
import { usePage } from './usePage.ts'

interface Props {
  readonly entity: string
  readonly id: number
  onBack(): void
}

/** What lies in a page, on the same phone, with the way back. */
export default function Within({ entity, id, onBack }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const of = use(loadEntity(entity))
  const name = Object.keys(of.actions).find((one) => of.actions[one]?.previews)
  const isSeen = name !== undefined && mayUse(viewer, of, name)
  const { data, error } = usePage({ entity, name: isSeen ? name : undefined, id })
  return (
    <>
      <button type="button" className="app-back" onClick={onBack}>
        <ChevronLeft fontSize="small" aria-hidden="true" />
        {say(['返回目录', 'Back to the contents'])}
      </button>
      {!isSeen && (
        <p className="app-none">{say(['没有预览它的权限', 'You have no right to preview it'])}</p>
      )}
      {error && <p className="app-none">{wordsOf(error)}</p>}
      {data && <AppPage page={data} />}
    </>
  )
}
