import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSay } from '../i18n/useSay.ts'

/** Shows that the portal is being asked, once that has taken 300 ms; quick answers show nothing. */
export function LoadingMask() {
  const say = useSay()
  const busy = useIsFetching() + useIsMutating() > 0
  const shown = useLate(busy, 300)
  return shown ? (
    <div className="mask" role="status">
      <span className="unseen">{say(['加载中……', 'loading...'])}</span>
    </div>
  ) : null
}

/** True once `given` has been true for `delay` milliseconds; false at once. */
function useLate(given: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!given) return setLate(false)
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [given, delay])
  return given && late
}
