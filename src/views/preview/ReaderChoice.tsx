import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { type Reader, useReading } from './reader.ts'

const readers: { readonly [reader in Reader]: Label } = {
  paid: ['已购读者', 'Who paid'],
  unpaid: ['未购读者', 'Who did not'],
}

/** Where who paid sees another page than who did not: as which of them it is shown. */
export function ReaderChoice() {
  const say = useSay()
  const { reader, become } = useReading()
  return (
    <fieldset className="app-reader">
      <legend>{say(['谁在读', 'Who reads'])}</legend>
      {(Object.keys(readers) as Reader[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === reader} onClick={() => become(one)}>
          {say(readers[one])}
        </button>
      ))}
    </fieldset>
  )
}
