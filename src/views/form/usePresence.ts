import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import type { Presence } from '#wire/presence.ts'
import type { LiveChange } from '../../client/live/liveEvents.ts'
import { watch } from '../../client/live/watch.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'

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
  /** Takes the record over from whoever is changing it, where one person at a time does. */
  readonly takeOver: () => void
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
  // Whoever took it over has it, though nothing is typed yet, until they have saved.
  const took = useRef<unknown>(null)
  const now = useRef({ field: null as string | null, typing: false, version: 0 })
  now.current.typing = typing || took.current === record.version
  now.current.version = Number(record.version)
  const tellSoon = useRef(() => {})
  const takeOver = useRef(() => {})
  useEffect(() => {
    let isOver = false
    let isTold = false
    const readAnew = () => client.invalidateQueries({ queryKey: [entity.name, 'getOne'] })
    const tell = async (takes = false) => {
      if (document.visibilityState === 'hidden') return
      const { field, typing } = now.current
      const open = { form, field, typing, ...(takes && { takes }) }
      const told = await portal.presence(entity.name, id, open).catch(() => null)
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
    takeOver.current = () => {
      took.current = now.current.version
      now.current.typing = true
      void tell(true)
    }
    const enter = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      if (!place || place.dataset.place === now.current.field) return
      now.current.field = place.dataset.place ?? null
      tellSoon.current()
    }
    const leave = () =>
      void portal.presence(entity.name, id, { form, leaves: true }).catch(() => null)
    const seen = () => void tell()
    void tell()
    const beats = setInterval(() => !isTold && void tell(), BEAT)
    document.addEventListener('focusin', enter)
    document.addEventListener('visibilitychange', seen)
    addEventListener('pagehide', leave)
    return () => {
      isOver = true
      endWatch()
      clearInterval(beats)
      clearTimeout(timer)
      document.removeEventListener('focusin', enter)
      document.removeEventListener('visibilitychange', seen)
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
  return { others, removedBy, takeOver: useCallback(() => takeOver.current(), []) }
}
