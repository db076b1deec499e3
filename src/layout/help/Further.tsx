import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { handbookPages } from '#resources/handbookPages.ts'
import { useSay } from '../../i18n/useSay.ts'
import { openTour } from '../tour/openTour.ts'

/** Where more is told: the handbook, where the portal has it, and the tour. */
export function Further({ menu, onLeave }: { readonly menu: string; onLeave(): void }) {
  const say = useSay()
  const page = handbookPages[menu]
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
        <Button
          component="a"
          href={`/docs/${page.replace(/index$/, '')}${page.endsWith('/index') ? '' : '.html'}`}
          target="_blank"
          rel="noopener"
        >
          {say(['打开手册', 'Open the handbook'])}
        </Button>
      )}
      <Button onClick={start}>{say(['六步导览', 'A tour of six stops'])}</Button>
    </footer>
  )
}

/** Whether the portal serves the handbook: `npm run docs` writes its list of pages, which nothing else answers with. */
async function hasHandbook(): Promise<boolean> {
  const answer = await fetch('/docs/hashmap.json')
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('json')
}
