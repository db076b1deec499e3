import { useEffect, useRef, useState } from 'react'
import type { TextPlan } from './TextPlan.ts'
import type { TextAsked, TextDone } from './textWorker.ts'

export interface Transformed {
  readonly done: TextDone | null
  readonly busy: boolean
  readonly error: string | null
}

/** Typing rests so long before a text is sent to be transformed, in milliseconds. */
const REST = 120

/** A text transformed as it is typed, in a thread of its own; while one text is worked on only the newest waits. */
export function useTransformed(text: string, plan: TextPlan, marks: boolean): Transformed {
  const [state, setState] = useState<Transformed>({ done: null, busy: false, error: null })
  const thread = useThread(setState)
  const asked = JSON.stringify(plan)
  useEffect(() => {
    setState((before) => ({ ...before, busy: true }))
    const timer = setTimeout(
      () => thread.current?.ask({ text, plan: JSON.parse(asked) as TextPlan, marks }),
      REST,
    )
    return () => clearTimeout(timer)
  }, [text, asked, marks, thread])
  return state
}

interface Thread {
  ask(asked: Omit<TextAsked, 'turn'>): void
}

function useThread(told: (state: Transformed) => void) {
  const thread = useRef<Thread | null>(null)
  const latest = useRef(told)
  latest.current = told
  useEffect(() => {
    const worker = new Worker(new URL('./textWorker.ts', import.meta.url), { type: 'module' })
    let turn = 0
    let working = false
    let waiting: Omit<TextAsked, 'turn'> | null = null
    const ask = (asked: Omit<TextAsked, 'turn'>) => {
      if (working) {
        waiting = asked
        return
      }
      working = true
      turn += 1
      worker.postMessage({ turn, ...asked } satisfies TextAsked)
    }
    worker.onmessage = ({ data }: MessageEvent<TextDone & { error?: string }>) => {
      working = false
      const next = waiting
      waiting = null
      if (next) ask(next)
      latest.current({
        done: data.error ? null : data,
        busy: next !== null,
        error: data.error ?? null,
      })
    }
    worker.onerror = ({ message }) => {
      working = false
      latest.current({ done: null, busy: false, error: message || 'worker' })
    }
    thread.current = { ask }
    return () => {
      thread.current = null
      worker.terminate()
    }
  }, [])
  return thread
}
