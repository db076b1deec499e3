import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { readError } from '#widgets/input/readError.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { errorLines } from './errorLines.ts'
import { useMended } from './useMended.ts'

interface Props {
  readonly entity: Entity
  /** What the portal found that belongs to no field of the form. */
  readonly others: { readonly [path: string]: string }
  readonly resolver: Resolver<Row>
}

/**
 * What is wrong and stands at no input: of fields that this screen does not show, or that other choices hide. Each with
 * the name of its field, above the form.
 */
export function FormErrors({ entity, others, resolver }: Props) {
  const say = useSay()
  const language = useLanguage()
  useMended(resolver)
  const { errors, submitCount } = useFormState()
  const box = useRef<HTMLDivElement>(null)
  const [lost, setLost] = useState<readonly string[]>([])
  // Inputs tell their error once they are drawn, which may take its time; only then is seen which of them did not.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const next = errorLines(errors)
        .map(({ path }) => path)
        .filter((path) => !isTold(form, path))
      setLost((before) => (before.join() === next.join() ? before : next))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, 60)
    }
    lookSoon()
    const drawn = new MutationObserver(lookSoon)
    if (errorLines(errors).length > 0) drawn.observe(form, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      drawn.disconnect()
    }
  })
  const found = new Map(errorLines(errors).map(({ path, error }) => [path, error]))
  const lines = [
    ...Object.entries(others),
    ...lost.flatMap((path) => {
      const message = readError(found.get(path), language)
      return message ? [[path, message] as const] : []
    }),
  ]
  const count = lines.length
  useEffect(() => {
    if (count > 0 && submitCount > 0) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count, submitCount])
  return (
    <div ref={box} className="form-errors">
      {count > 0 && (
        <Alert severity="error">
          {lines.map(([path, message]) => (
            <div key={path}>
              {path === '_' ? message : withName(say(labelAt(entity, path)), message, say)}
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}

/** A message that names its field already says it once. */
const withName = (name: string, message: string, say: ReturnType<typeof useSay>) =>
  message.includes(name)
    ? message
    : say(['{name}：{message}', '{name}: {message}'], { name, message })

/** Whether the input of a path shows what is wrong with it. */
const isTold = (form: Element, path: string) =>
  form.querySelector(`[data-source="${CSS.escape(path)}"] .field-problem`) !== null
