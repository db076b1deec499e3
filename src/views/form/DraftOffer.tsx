import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { draftsAt, dropDraft, type KeptDraft, keepDraft } from './draft.ts'
import { openForm, typedElsewhere } from './openForms.ts'
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
/** How long somebody pauses before the draft is written, in milliseconds. */
const pause = 400

/** Keeps what is typed in this browser, and offers what was left here without being saved, one by one. */
export function DraftOffer({ entity, record, place, own, saved }: Props) {
  const { setValue, getValues } = useFormContext()
  const [offers, setOffers] = useOffers(place, own, record)
  useKeptDraft(own, record, saved)
  const closeOffer = (key: string) => {
    dropDraft(key)
    setOffers((now) => now.filter((one) => one.key !== key))
  }
  const restore = ({ key, ...draft }: KeptDraft) => {
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
  readonly draft: KeptDraft
  onRestore(): void
  onForget(): void
}
function Offer({ entity, record, draft, onRestore, onForget }: OfferProps) {
  const say = useSay()
  const names = Object.keys(draft.values)
  const labels = names.map((name) => say(fieldAt(entity, name)?.label ?? [name, name]))
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
    </Alert>
  )
}

/** Drafts that say anything the record does not, and that no open form is still being typed into. */
function useOffers(place: string, own: string, record: Row) {
  const { pathname } = useLocation()
  const [offers, setOffers] = useState<readonly KeptDraft[]>([])
  useEffect(() => openForm(own, pathname), [own, pathname])
  const latest = useRef(record)
  latest.current = record
  useEffect(() => {
    const left = leftAt(place, own, latest.current)
    if (left.length === 0) return setOffers(left)
    let isOver = false
    typedElsewhere(place, pathname).then((elsewhere) => {
      if (!isOver) setOffers(left.filter(({ key }) => !elsewhere.has(key)))
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
    if (!differs) dropDraft(key)
    return differs
  })
}

function useKeptDraft(own: string, record: Row, saved: Props['saved']): void {
  const values = useWatch() as Row
  const { dirtyFields } = useFormState()
  const touched = Object.keys(dirtyFields)
  const write = useRef<() => void>(() => undefined)
  const wrote = useRef(false)
  write.current = () => {
    if (saved.current) return
    if (touched.length > 0) {
      const typed = Object.fromEntries(touched.map((name) => [name, values[name] ?? null]))
      const version = typeof record.version === 'number' ? record.version : null
      keepDraft(own, { at: Date.now(), version, values: typed })
      wrote.current = true
    } else if (wrote.current) dropDraft(own)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => write.current(), pause)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const flush = () => write.current()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
