import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly seconds: number
  readonly children: ReactNode
}

/** Shows something for so many seconds and then no more. */
export function Transient({ seconds, children }: Props) {
  const say = useSay()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  if (left === 0)
    return (
      <p>{say(['已隐藏，需要时请重新查看', 'Hidden again: ask once more where it is needed'])}</p>
    )
  return (
    <>
      {children}
      <p className="hint">{say(['{left} 秒后隐藏', 'Hidden in {left} seconds'], { left })}</p>
    </>
  )
}
