import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import type { LiveChange } from '../../client/live/liveEvents.ts'
import { watch } from '../../client/live/watch.ts'
import type { PortalProvider, Presence } from '../../dataProvider/portalProvider.ts'

interface Options {
  readonly entity: Entity
  readonly record: Row
  /** What tells this form from all others. */
  readonly form: string
}

/** So often a form says that it is open while nobody tells it of others, in milliseconds. */
const BEAT = 15_000
/** So long the cursor rests in a field, or typing goes on, before that is told. */
const REST = 800

/** Who else is at a record, and what became of it under their hands. */
export interface Company {
  readonly others: Presence['others']
  /** Who has deleted it meanwhile. */
  readonly removedBy: string | null
}

/**
 * Who else has a record open in a form. Says that this one is, where its cursor stands and whether anything is typed, as
 * long as the page is looked at; where somebody saved meanwhile, the record is read again. What others do is told by the
 * portal; where that line is cut, it is asked for.
 */
export function usePresence({ entity, record, form }: Options): Company {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const { dirtyFields } = useFormState()
  const typing = Object.keys(dirtyFields).length > 0
  const [others, setOthers] = useState<Presence['others']>([])
  const [removedBy, setRemovedBy] = useState<string | null>(null)
  const id = Number(record.id)
  const now = useRef({ field: null as string | null, typing: false, version: 0 })
  now.current.typing = typing
  now.current.version = Number(record.version)
  const tellSoon = useRef(() => {})
  useEffect(() => {
    let isOver = false
    let isTold = false
    const readAnew = () => client.invalidateQueries({ queryKey: [entity.name, 'getOne'] })
    const tell = async () => {
      if (document.visibilityState === 'hidden') return
      const { field, typing } = now.current
      const told = await portal.presence(entity.name, id, { form, field, typing }).catch(() => null)
      if (!told || isOver) return
      setOthers(told.others)
      if (told.version > now.current.version) await readAnew()
    }
    const onChanges = (changes: readonly LiveChange[]) => {
      const last = changes.at(-1)!
      setRemovedBy(last.kind === 'removed' ? last.byName : null)
      if (last.kind !== 'removed') void readAnew()
    }
    const endWatch = watch({
      ...{ entity: entity.name, id, form, onChanges },
      onMany: () => void readAnew(),
      onPresence: setOthers,
      onLine: (isOpen) => {
        isTold = isOpen
      },
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    tellSoon.current = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, REST)
    }
    const enter = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      if (!place || place.dataset.place === now.current.field) return
      now.current.field = place.dataset.place ?? null
      tellSoon.current()
    }
    const leave = () =>
      void portal.presence(entity.name, id, { form, leaves: true }).catch(() => null)
    void tell()
    const beats = setInterval(() => !isTold && void tell(), BEAT)
    document.addEventListener('focusin', enter)
    document.addEventListener('visibilitychange', tell)
    addEventListener('pagehide', leave)
    return () => {
      isOver = true
      endWatch()
      clearInterval(beats)
      clearTimeout(timer)
      document.removeEventListener('focusin', enter)
      document.removeEventListener('visibilitychange', tell)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [portal, client, entity, id, form])
  const wasTyping = useRef(typing)
  useEffect(() => {
    if (wasTyping.current === typing) return
    wasTyping.current = typing
    tellSoon.current()
  }, [typing])
  return { others, removedBy }
}
