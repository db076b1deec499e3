import { execFileSync } from 'node:child_process'

/** Whom a child runs as. */
export interface Account {
  uid: number
  gid: number
}

/** `nobody` where we are root, since PostgreSQL refuses root; nothing to change elsewhere. */
export function account(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}
