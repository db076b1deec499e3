import { useSay } from '../../../i18n/useSay.ts'
import type { BatchRow } from './calls.ts'

interface Props {
  readonly row: BatchRow
  readonly column: string
}

/** Pictures of a cell in small: what stands, and what will. */
export function Thumbs({ row, column }: Props) {
  const say = useSay()
  const { old = [], new: now = [] } = row.files?.[column] ?? {}
  if (old.length + now.length === 0) return null
  const isSame = old.join() === now.join()
  return (
    <span className="bulk-thumbs">
      {!isSame &&
        old.map((url) => <Thumb key={url} url={url} alt={say(['原图', 'As it stands'])} />)}
      {!isSame && old.length > 0 && now.length > 0 && <span aria-hidden>→</span>}
      {now.map((url) => (
        <Thumb key={url} url={url} alt={say(['新图', 'As it will be'])} />
      ))}
    </span>
  )
}

const Thumb = ({ url, alt }: { readonly url: string; readonly alt: string }) => (
  <img src={url} alt={alt} title={alt} loading="lazy" decoding="async" />
)
