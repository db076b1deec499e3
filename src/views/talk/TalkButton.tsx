import Button, { type ButtonProps } from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { useTalk } from './useTalk.ts'

const Talk = lazy(() => import('./Talk.tsx'))

interface Props extends Pick<ButtonProps, 'sx' | 'color'> {
  readonly entity: Entity
  readonly record: Row
}

/** Opens what is said at a record, and says how much of it is open; a notice leads on to it by `?talk=`. */
export default function TalkButton({ entity, record, ...look }: Props) {
  const say = useSay()
  const id = Number(record.id)
  const [params, setParams] = useSearchParams()
  const wanted = params.get('talk')
  const [open, setOpen] = useState(wanted !== null)
  const { data, error } = useTalk(entity, id)
  const count = error ? 0 : (data?.open ?? 0)
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
      <Button {...look} onClick={() => setOpen(true)}>
        {count > 0
          ? say(['讨论（{count} 条未解决）', 'Talk ({count} open)'], { count })
          : say(['讨论', 'Talk'])}
      </Button>
      <Suspense fallback={null}>
        {open && <Talk {...{ entity, id, wanted }} onClose={close} />}
      </Suspense>
    </>
  )
}
