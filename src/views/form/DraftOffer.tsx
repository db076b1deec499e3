import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { same } from './values.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** The key of `draftKey`. */
  readonly place: string
  /** True once everything was saved: nothing is to be kept then. */
  readonly saved: { readonly current: boolean }
}
/** How long somebody pauses before the draft is written, in milliseconds. */
const pause = 400

/** Keeps what is typed in this browser, and offers what was left here without being saved. */
export function DraftOffer({ entity, record, place, saved }: Props) {
  const say = useSay()
  const { setValue, getValues } = useFormContext()
  const [offer, setOffer] = useState(() => offered(place, record))
  useKeptDraft(place, record, saved, offer !== null)
  if (!offer) return null
  const names = Object.keys(offer.values)
  const labels = names.map((name) => say(fieldAt(entity, name)?.label ?? [name, name]))
  const restore = () => {
    setOffer(null)
    for (const name of names.filter((one) => one in getValues()))
      setValue(name, offer.values[name], { shouldDirty: true, shouldValidate: true })
  }
  const forget = () => {
    setOffer(null)
    dropDraft(place)
  }
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={forget}>
            {say(['丢弃', 'Discard'])}
          </Button>
          <Button color="inherit" variant="outlined" onClick={restore}>
            {say(['恢复', 'Bring back'])}
          </Button>
        </>
      }
    >
      {say(['{at} 有未保存的输入：{fields}。', 'Typed on {at} and not saved: {fields}.'], {
        at: dateTime(offer.at),
        fields: labels.join('、'),
      })}
      {offer.version !== null &&
        offer.version !== record.version &&
        say(['此后记录已有新的修改。', ' The record has changed since.'])}
    </Alert>
  )
}

/** A draft that says anything the record does not. */
function offered(place: string, record: Row): Draft | null {
  const draft = readDraft(place)
  if (!draft) return null
  const differs = Object.entries(draft.values).some(([name, value]) => !same(value, record[name]))
  if (!differs) dropDraft(place)
  return differs ? draft : null
}

function useKeptDraft(place: string, record: Row, saved: Props['saved'], waits: boolean): void {
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
      keepDraft(place, { at: Date.now(), version, values: typed })
      wrote.current = true
    } else if (wrote.current) dropDraft(place)
  }
  // While an older one is still on offer, an untouched form writes nothing over it.
  const idle = waits && touched.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    if (idle) return
    const timer = setTimeout(() => write.current(), pause)
    return () => clearTimeout(timer)
  }, [values, idle])
  useEffect(() => {
    const flush = () => write.current()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
