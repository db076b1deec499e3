import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { draftsAt, type KeptDraft, keepDraft } from './draft.ts'
import { openForm, typedElsewhere } from './openForms.ts'
import { type DraftOf, forgetTyped, keepTyped, sendTyped, typedOnPortal } from './portalDrafts.ts'
import { same } from './values.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** Where drafts of this record are kept, and the key of what is typed into this form. */
  readonly place: string
  readonly own: string
  /** True once everything was saved: nothing is to be kept then. */
  readonly saved: { readonly current: boolean }
}
/** One that is offered; `elsewhere` where it was typed in another browser. */
interface OfferedDraft extends KeptDraft {
  readonly elsewhere?: boolean
}

/** How long somebody pauses before the draft is written, in milliseconds. */
const pause = 400

/** Keeps what is typed in this browser, and offers what was left here without being saved, one by one. */
export function DraftOffer({ entity, record, place, own, saved }: Props) {
  const { setValue, getValues } = useFormContext()
  const [offers, setOffers] = useOffers(place, own, record)
  const { pathname, search } = useLocation()
  const recordId = typeof record.id === 'number' ? record.id : null
  const of = { place, entity: entity.name, recordId, address: pathname + search }
  useKeptDraft(own, of, record, saved)
  const closeOffer = (key: string) => {
    forgetTyped(key, true)
    setOffers((now) => now.filter((one) => one.key !== key))
  }
  const restore = ({ key, elsewhere: _, ...draft }: OfferedDraft) => {
    const given = Object.entries(draft.values).filter(([name]) => name in getValues())
    // Kept as this form's own before the other goes: nothing is lost in between.
    keepDraft(own, { ...draft, values: { ...Object.fromEntries(given) } })
    for (const [name, value] of given)
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
    closeOffer(key)
  }
  return offers.map((draft) => (
    <Offer
      key={draft.key}
      {...{ entity, record, draft }}
      onRestore={() => restore(draft)}
      onForget={() => closeOffer(draft.key)}
    />
  ))
}

interface OfferProps extends Pick<Props, 'entity' | 'record'> {
  readonly draft: OfferedDraft
  onRestore(): void
  onForget(): void
}
function Offer({ entity, record, draft, onRestore, onForget }: OfferProps) {
  const say = useSay()
  const names = Object.keys(draft.values)
  const labels = names.flatMap((name) => {
    const field = fieldAt(entity, name)
    return field ? say(field.label) : []
  })
  const gone = names.filter((name) => !fieldAt(entity, name))
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={onForget}>
            {say(['丢弃', 'Discard'])}
          </Button>
          <Button color="inherit" variant="outlined" onClick={onRestore}>
            {say(['恢复', 'Bring back'])}
          </Button>
        </>
      }
    >
      {say(['{at} 有未保存的输入：{fields}。', 'Typed on {at} and not saved: {fields}.'], {
        at: dateTime(draft.at),
        fields: labels.join('、'),
      })}
      {draft.version !== null &&
        draft.version !== record.version &&
        say(['此后记录已有新的修改。', ' The record has changed since.'])}
      {gone.length > 0 &&
        say(
          [
            '其中 {gone} 已不在表单中，不会恢复。',
            ' The form has {gone} no more: it is not brought back.',
          ],
          { gone: gone.join('、') },
        )}
      {draft.elsewhere && say(['来自另一台设备或浏览器。', ' It was typed in another browser.'])}
    </Alert>
  )
}

/** Drafts that say anything the record does not, and that no open form is still being typed into. */
function useOffers(place: string, own: string, record: Row) {
  const { pathname } = useLocation()
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([])
  useEffect(() => openForm(own, pathname), [own, pathname])
  const latest = useRef(record)
  latest.current = record
  useEffect(() => {
    const left = leftAt(place, own, latest.current)
    if (left.length === 0) setOffers(left)
    let isOver = false
    const open = typedElsewhere(place, pathname)
    if (left.length > 0)
      open.then((elsewhere) => {
        if (!isOver) setOffers(left.filter(({ key }) => !elsewhere.has(key)))
      })
    Promise.all([open, typedOnPortal(place)]).then(([elsewhere, kept]) => {
      const others = othersAmong(kept, [own, ...left.map(({ key }) => key)], latest.current)
      if (!isOver && others.length > 0)
        setOffers((now) => [...now, ...others.filter(({ key }) => !elsewhere.has(key))])
    })
    return () => {
      isOver = true
    }
  }, [place, own, pathname])
  return [offers, setOffers] as const
}

function leftAt(place: string, own: string, record: Row): readonly KeptDraft[] {
  return draftsAt(place).filter(({ key, values }) => {
    if (key === own) return false
    const differs = Object.entries(values).some(([name, value]) => !same(value, record[name]))
    if (!differs) forgetTyped(key, true)
    return differs
  })
}

/** Those of the portal that are not here already, and say anything the record does not. */
const othersAmong = (
  kept: readonly KeptDraft[],
  known: readonly string[],
  record: Row,
): readonly OfferedDraft[] =>
  kept
    .filter(({ key, values }) => {
      if (known.includes(key)) return false
      const differs = Object.entries(values).some(([name, value]) => !same(value, record[name]))
      if (!differs) forgetTyped(key, true)
      return differs
    })
    .map((draft) => ({ ...draft, elsewhere: true }))

function useKeptDraft(own: string, of: DraftOf, record: Row, saved: Props['saved']): void {
  const { getValues } = useFormContext()
  const values = useWatch() as Row
  const { dirtyFields } = useFormState()
  const touched = Object.keys(dirtyFields)
  const write = useRef<() => void>(() => undefined)
  const wrote = useRef(false)
  write.current = () => {
    if (saved.current) return
    if (touched.length > 0) {
      // As it is now: an editor hands on what was written as late as it is left.
      const now = getValues() as Row
      const typed = Object.fromEntries(touched.map((name) => [name, now[name] ?? null]))
      const version = typeof record.version === 'number' ? record.version : null
      keepTyped(own, { at: Date.now(), version, values: typed }, of)
      wrote.current = true
    } else if (wrote.current) forgetTyped(own)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => write.current(), pause)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const flush = () => {
      write.current()
      sendTyped(own)
    }
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [own])
}
