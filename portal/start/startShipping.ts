import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Log } from '#portal/core/log.ts'
import { program } from './foundFiles.ts'
import type { Settings } from './settings.ts'

/** After one broke off, in milliseconds. */
const AGAIN = 5_000
/** How long a closing portal waits for the last round, in milliseconds. */
const PATIENCE = 8_000
const limits = ['--max-old-space-size=192', '--max-semi-space-size=4']

/**
 * Ships the database elsewhere from a process beside this one, begun anew where it breaks off; none where the settings
 * name no place. Gives what ends it, after what was written until then is shipped too.
 */
export function startShipping(settings: Settings, log: Log): () => Promise<void> {
  if (!settings.shipping || settings.databaseUrl) return async () => {}
  let isOver = false
  let again: ReturnType<typeof setTimeout> | undefined
  let child: ChildProcess
  let ended: Promise<void>
  const begin = () => {
    child = fork(join(import.meta.dirname, 'ship.mjs'), program ? [program] : [], {
      execArgv: limits,
    })
    child.once('message', () => child.connected && child.send(settings, () => {}))
    child.on('error', (error) => log({ level: 'error', message: `Shipping: ${error.message}` }))
    ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => {
        resolve()
        if (isOver) return
        log({ level: 'error', message: `Shipping broke off, and begins anew: ${signal ?? code}` })
        again = setTimeout(begin, AGAIN)
      }),
    )
  }
  begin()
  return async () => {
    isOver = true
    clearTimeout(again)
    if (child.connected) child.send('stop', () => {})
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    await ended
    clearTimeout(late)
  }
}
