import OpenInNew from '@mui/icons-material/OpenInNew'
import { useWrappedSource } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'
import { urlProblems } from '../kind/urlProblems.ts'
import { wholeUrl } from './wholeUrl.ts'

/** An address, and a way to look where it leads. */
export function UrlInput(props: InputProps) {
  const say = useSay()
  const value = useWatch({ name: useWrappedSource(props.source) }) as unknown
  const name = say(['打开{name}', 'Open {name}'], { name: say(props.field.label) })
  const after = typeof value === 'string' && value !== '' && urlProblems(value).length === 0 && (
    <a
      className="field-icon field-beside"
      href={value}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={name}
    >
      <OpenInNew fontSize="small" />
    </a>
  )
  return <LineInput {...props} type="url" placeholder="https://" tidy={wholeUrl} after={after} />
}
