import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { Screen } from '#declare'
import { handbookPageOf } from '#resources/handbookPages.ts'
import { useSay } from '../../i18n/useSay.ts'
import { openTour } from '../tour/openTour.ts'
import { handbookAddress, hasHandbook } from './handbook.ts'

/** Where more is told: the handbook, where the portal has it, and the tour. */
export function Further({ screen, onLeave }: { readonly screen: Screen; onLeave(): void }) {
  const say = useSay()
  const page = handbookPageOf(screen)
  const { data: isBuilt = false, error } = useQuery({
    queryKey: ['handbook'],
    queryFn: hasHandbook,
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const start = () => {
    onLeave()
    openTour()
  }
  return (
    <footer>
      {page && isBuilt && !error && (
        <Button component="a" href={handbookAddress(page)} target="_blank" rel="noopener">
          {say(['打开手册', 'Open the handbook'])}
        </Button>
      )}
      <Button onClick={start}>{say(['六步导览', 'A tour of six stops'])}</Button>
    </footer>
  )
}
