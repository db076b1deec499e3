import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PreviewPage } from '#derive/previewPage.ts'
import { call } from '../client/client.ts'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'
import AppPage from '../views/preview/AppPage.tsx'

/** What the QR code of a preview leads to: the page alone, for whoever has its address, signed in or not. */
export default function PublicPreview() {
  const say = useSay()
  const token = useLocation().pathname.split('/')[2] ?? ''
  const { data, error } = useQuery({
    queryKey: ['preview', token],
    queryFn: async () =>
      (await call<PreviewPage>('GET', `preview/${encodeURIComponent(token)}`, { renew: false }))
        .data,
    retry: false,
  })
  useEffect(() => {
    document.title = [data?.title, say(['预览', 'Preview'])].filter(Boolean).join(' · ')
  }, [data, say])
  if (error)
    return (
      <EmptyState title={say(['无法预览', 'No preview'])} text={(error as Error).message} alert />
    )
  return <main className="public-preview">{data && <AppPage page={data} />}</main>
}
