import { useEffect, useRef } from 'react'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { useSay } from '../../i18n/useSay.ts'

/** The last lines a job has told, the newest in sight. */
export function JobLines({ lines }: { readonly lines: readonly JobLine[] }) {
  const say = useSay()
  const box = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows whenever a line came
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return null
  return (
    <section className="job-part">
      <h3>{say(['最近的日志', 'Last lines'])}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol className="job-scroll job-lines" ref={box} tabIndex={0}>
        {lines.map(({ at, level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={index} className={level}>
            <time>{dateTime(at).slice(11)}</time>
            <span>{say(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
