import { MiddleCut } from './MiddleCut.tsx'

/** Text on one line, cut where it is long, a key in its middle; the whole of it on hover. */
export function TextLine({ text, look = '' }: { readonly text: string; readonly look?: string }) {
  const isKey = KEY.test(text)
  return (
    <span className={`cell-line ${isKey ? 'cell-address' : ''} ${look}`} title={text}>
      {isKey ? <MiddleCut text={text} /> : text}
    </span>
  )
}

/** Keys, numbers and file names: many of them begin alike, and nobody reads them as words. */
const KEY = /^[!-~]{17,}$/
