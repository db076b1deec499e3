import { useLanguage } from '#src/i18n/useSay.ts'
import { misreadOf } from './misreadOf.ts'

interface Props {
  readonly typed: string
  readonly clock: boolean
}

/** How far what stands in a box was understood, and where that ended; nothing where nothing of it was. */
export default function Misread({ typed, clock }: Props) {
  const language = useLanguage()
  const said = misreadOf(typed, clock)
  return said && <output className="time-misread">{said[language === 'zh' ? 0 : 1]}</output>
}
