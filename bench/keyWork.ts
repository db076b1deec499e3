/** What Chromium's tracing tells of one thing that ran; times in microseconds, `tdur` that of the processor. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** One key, in milliseconds. */
export interface KeyWork {
  /** What the page's main thread worked, by the processor's time. */
  readonly work: number
  /** From the press until the frame was handed on, by the clock, what was waited for included. */
  readonly clock: number
}

/** What has to be traced for `keyWork`. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing']

/** Runs in the page: notes when a key was pressed, which may be before the page could hear it, and when it writes. */
export function markKeys(): void {
  const capture = { capture: true }
  addEventListener(
    'keydown',
    ({ timeStamp }) => performance.mark('key', { startTime: timeStamp }),
    capture,
  )
  addEventListener('beforeinput', () => performance.mark('letter'), capture)
}

/**
 * What each key cost: all the main thread ran from the press until the frame with the letter was handed on for
 * drawing, whether for the key or for what was put off before it. A task under way at the press counts from there on.
 */
export function keyWork(events: readonly TraceEvent[]): KeyWork[] {
  const marks = (name: string) => events.filter((one) => one.name === name && one.ph !== 'M')
  const [keys, letters] = [marks('key'), marks('letter')]
  const [{ pid, tid } = { pid: 0, tid: 0 }] = letters
  const ran = events.filter((one) => one.ph === 'X' && one.pid === pid && one.tid === tid)
  const tasks = ran.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  // The last step of a frame on this thread but one, handing it on: the task ends with that.
  const laidOut = ran.filter(({ name }) => name === 'Layerize')
  const frames = tasks.filter((task) => laidOut.some((one) => within(one, task)))
  return keys.toSorted(byTime).map(({ ts }) => {
    const letter = letters.find((one) => one.ts >= ts)?.ts ?? Number.NaN
    const shown = Math.min(...frames.filter((frame) => frame.ts > letter).map(endOf))
    const work = tasks.reduce((sum, task) => sum + workBetween(task, ts, shown), 0)
    return { work: work / 1000, clock: (shown - ts) / 1000 }
  })
}

const byTime = (a: TraceEvent, b: TraceEvent) => a.ts - b.ts
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

const within = (one: TraceEvent, task: TraceEvent) => one.ts >= task.ts && one.ts <= endOf(task)

/** The part of a task's work that falls between two moments. */
function workBetween(task: TraceEvent, from: number, to: number): number {
  const { ts, dur = 0, tdur = dur } = task
  if (ts >= to || endOf(task) <= from) return 0
  return ts >= from ? tdur : (tdur * (endOf(task) - from)) / dur
}
