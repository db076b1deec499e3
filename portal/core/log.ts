/** One line of the portal's log. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly requestId?: string
  readonly [key: string]: unknown
}
export type Log = (line: LogLine) => void
