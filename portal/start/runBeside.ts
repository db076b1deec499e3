import { fork } from 'node:child_process'

/**
 * Runs a program of ours in a process beside this one, with its terminal and surroundings, until it ends. It is told
 * when this one goes: its channel is gone then. Rejects with what it sent, word for word, where it fails.
 */
export function runBeside(program: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program)
    let told: string | undefined
    child.on('message', (message) => {
      told = String(message)
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(toldAsIs(told ?? `${program}: ${signal ?? code}`))
    })
  })
}

/** Without where it came from: whoever reads it is told what the program said. */
function toldAsIs(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
