import type { LogLine } from '#portal/core/log.ts'

/** Where lines of the log are sent besides. */
export interface LogCollector {
  /** Of a collector that takes OTLP over HTTP, `…/v1/logs` included. */
  readonly address: string
  readonly headers: { readonly [name: string]: string }
}

/** Sent together at most, and kept while the collector is out of reach. */
const PORTION = 200
const KEPT = 10_000
/** In milliseconds. */
const PAUSE = 2000
const PATIENCE = 10_000

const severities = { info: 9, warn: 13, error: 17 } as const

/** Sends lines to another machine as they come, so that whoever takes this one over cannot take back what it said. */
export interface LogSender {
  take(line: LogLine & { readonly time: string }): void
  /** Sends what is left, as far as that goes. */
  close(): Promise<void>
}

/**
 * OTLP over HTTP as JSON: one call and a dozen lines of form, for which the exporter would bring a second pipeline. What
 * cannot be sent waits, ten thousand lines of it, and how many were lost beyond is told with the next.
 */
export function logSender(
  { address, headers }: LogCollector,
  send: typeof fetch = fetch,
): LogSender {
  const waiting: (LogLine & { readonly time: string })[] = []
  let lost = 0
  let under: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = async () => {
    while (waiting.length > 0) {
      const portion = waiting.slice(0, PORTION)
      const answer = await send(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(recordsOf(portion, lost)),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      // What it does not take it will not take the next time either; only a crowded or broken one is asked again.
      if (!answer.ok && (answer.status >= 500 || answer.status === 429))
        throw new Error(`${answer.status}`)
      waiting.splice(0, portion.length)
      lost = 0
    }
  }
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      under = go().catch(later)
    }, PAUSE).unref()
  }
  return {
    take(line) {
      waiting.push(line)
      if (waiting.length > KEPT) {
        waiting.shift()
        lost++
      }
      later()
    },
    async close() {
      clearTimeout(timer)
      await under
      await go().catch(() => undefined)
    },
  }
}

function recordsOf(lines: readonly (LogLine & { readonly time: string })[], lost: number) {
  const logRecords = lines.map(({ time, level, message, ...more }) => ({
    timeUnixNano: `${Date.parse(time)}000000`,
    severityNumber: severities[level],
    severityText: level,
    body: { stringValue: message },
    attributes: Object.entries(more).map(([key, value]) => ({
      key,
      value: { stringValue: typeof value === 'string' ? value : JSON.stringify(value) },
    })),
  }))
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: 'masthead' } },
      ...(lost > 0 ? [{ key: 'masthead.lines.lost', value: { intValue: String(lost) } }] : []),
    ],
  }
  return { resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'portal' }, logRecords }] }] }
}
