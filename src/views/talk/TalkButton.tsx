import Button, { type ButtonProps } from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { type Keys, useKeys } from '../list/useKeys.ts'
import { useTalk } from './useTalk.ts'

const Talk = lazy(() => import('./Talk.tsx'))

interface Props extends Pick<ButtonProps, 'sx' | 'color' | 'variant'> {
  readonly entity: Entity
  readonly record: Row
  /** The key that opens it, where a screen has keys. */
  readonly shortcut?: string
}

const noKeys: Keys = {}

/** Opens what is said at a record, and says how much of it is open; a notice leads on to it by `?talk=`. */
export default function TalkButton({ entity, record, shortcut, ...look }: Props) {
  const say = useSay()
  const id = Number(record.id)
  const [params, setParams] = useSearchParams()
  const wanted = params.get('talk')
  const [open, setOpen] = useState(wanted !== null)
  const { data, error } = useTalk(entity, id)
  const count = error ? 0 : (data?.open ?? 0)
  useKeys(shortcut ? { [shortcut]: () => setOpen(true) } : noKeys)
  const close = () => {
    setOpen(false)
    if (wanted === null) return
    setParams(
      (now) => {
        now.delete('talk')
        return now
      },
      { replace: true },
    )
  }
  return (
    <>
      <Button {...look} aria-keyshortcuts={shortcut} onClick={() => setOpen(true)}>
        {count > 0
          ? say(['讨论（{count} 条未解决）', 'Talk ({count} open)'], { count })
          : say(['讨论', 'Talk'])}
        {shortcut && <kbd>{shortcut.toUpperCase()}</kbd>}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <Talk {...{ entity, id, wanted }} beside={shortcut !== undefined} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
