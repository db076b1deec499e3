import type { Action } from '#declare'
import type { LinkOf } from '#declare/action.ts'
import { readConfig } from '../config/readConfig.ts'
import { refusedField } from '../errors.ts'
import { type Call, demand, seen } from './call.ts'
import { shanghaiTime } from './shanghaiTime.ts'
import { titleOf } from './titleOf.ts'

/** An address of the app, and what a picture of its QR code is called. */
export interface Link {
  readonly address: string
  readonly title: string
}

/** What an action that links gives: the address a record stands for in the app. Throws 40001 where its word is empty. */
export async function linkOf(call: Call, id: number, name: string): Promise<Link> {
  demand(call, name)
  const { ground, entity } = call
  const { db } = ground.database
  const row = await seen(call, db, id)
  const { host, path, word } = (entity.actions[name] as Action).links as LinkOf
  const value = row[word]
  const label = entity.fields[word]?.label ?? [word, word]
  if (value === null || value === undefined || value === '')
    throw refusedField(word, [`请先填写${label[0]}`, `Fill in ${label[1]} first`])
  const home = String((await readConfig(db, host, shanghaiTime(ground.clock()))) ?? '/')
  const address = `${home}${path}/${encodeURIComponent(String(value))}`
  return { address, title: titleOf(entity, row) }
}
