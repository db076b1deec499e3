import AppPage from './AppPage.tsx'
import { Phone } from './Phone.tsx'
import type { PageProps } from './pageProps.ts'

/** A page of the app on a phone. */
export default function PagePhone({ page }: PageProps) {
  return (
    <div className="preview">
      <Phone>
        <AppPage page={page} />
      </Phone>
    </div>
  )
}
