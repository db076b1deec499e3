import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../portal/storage/db/testing/freePort.ts'
import type { Peer } from '../figure.ts'
import { jsonServer, startServer } from '../servers.ts'
import type { BulkDesk } from './desk.ts'

/** Grants measured: the rate of a loop does not change with its length, but for json-server, which slows down. */
const SOME = 100
/** Users in json-server's file. */
const USERS = 2000

/** A script against a plain JSON API: reads the user, writes the entry, writes the balance. */
export async function postOneByOne(): Promise<Peer[]> {
  const program = await jsonServer()
  if (!program) return []
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-json-'))
  const file = join(folder, 'db.json')
  const users = Array.from({ length: USERS }, (_, at) => ({ id: at + 1, readMoney: 0 }))
  await writeFile(file, JSON.stringify({ users, ledger: [] }))
  const port = await freePort()
  const args = [program, '--quiet', '--host', '127.0.0.1', '--port', String(port), file]
  const server = await startServer(args, port)
  try {
    const url = `http://127.0.0.1:${port}`
    const value = await rateOf(async (at) => {
      const user = (await (await fetch(`${url}/users/${at + 1}`)).json()) as { readMoney: number }
      await send(`${url}/ledger`, 'POST', { user: at + 1, amount: 500 })
      await send(`${url}/users/${at + 1}`, 'PATCH', { readMoney: user.readMoney + 500 })
    })
    return [{ name: 'json-server, a script row by row', value }]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same against Masthead's own call for one user, with all its checks. */
export async function grantOneByOne({ ask }: BulkDesk): Promise<Peer> {
  const { list } = await ask<{ list: readonly { id: number; version: number }[] }>(
    'GET',
    `appUser?sort=["id","DESC"]&range=[0,${SOME - 1}]`,
  )
  const value = await rateOf(async (at) => {
    const user = list[at % list.length]
    await ask('POST', `appUser/${user?.id}/give`, {
      amount: 500 + at,
      why: '逐个补偿',
      version: user?.version,
      accept: ['D2'],
    })
  })
  return { name: 'Masthead, one call a user', value }
}

async function rateOf(grant: (at: number) => Promise<void>): Promise<number> {
  const began = performance.now()
  for (let at = 0; at < SOME; at++) await grant(at)
  return (SOME * 1000) / (performance.now() - began)
}

const send = (url: string, method: string, body: unknown) =>
  fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.arrayBuffer())
