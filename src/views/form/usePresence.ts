import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import type { PortalProvider, Presence } from '../../dataProvider/portalProvider.ts'

interface Options {
  readonly entity: Entity
  readonly record: Row
  /** What tells this form from all others. */
  readonly form: string
}

/** So often a form says that it is open, and so long the cursor rests in a field before that is told, in milliseconds. */
const [beat, rest] = [15_000, 800]

/**
 * Who else has a record open in a form. Says that this one is, where its cursor stands and whether anything is typed, as
 * long as the page is looked at; where somebody saved meanwhile, the record is read again.
 */
export function usePresence({ entity, record, form }: Options): Presence['others'] {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const { dirtyFields } = useFormState()
  const [others, setOthers] = useState<Presence['others']>([])
  const id = Number(record.id)
  const now = useRef({ field: null as string | null, typing: false, version: 0 })
  now.current.typing = Object.keys(dirtyFields).length > 0
  now.current.version = Number(record.version)
  useEffect(() => {
    let isOver = false
    const tell = async () => {
      if (document.visibilityState === 'hidden') return
      const { field, typing } = now.current
      const told = await portal.presence(entity.name, id, { form, field, typing }).catch(() => null)
      if (!told || isOver) return
      setOthers(told.others)
      if (told.version > now.current.version)
        await client.invalidateQueries({ queryKey: [entity.name, 'getOne'] })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const enter = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      if (!place || place.dataset.place === now.current.field) return
      now.current.field = place.dataset.place ?? null
      clearTimeout(timer)
      timer = setTimeout(tell, rest)
    }
    const leave = () =>
      void portal.presence(entity.name, id, { form, leaves: true }).catch(() => null)
    void tell()
    const beats = setInterval(tell, beat)
    document.addEventListener('focusin', enter)
    document.addEventListener('visibilitychange', tell)
    addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearInterval(beats)
      clearTimeout(timer)
      document.removeEventListener('focusin', enter)
      document.removeEventListener('visibilitychange', tell)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [portal, client, entity, id, form])
  return others
}
