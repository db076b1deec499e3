import type { Entity } from '#declare'
import type { Somebody, Talk, TalkHere } from '#wire/talk.ts'
import { call } from '../../client/client.ts'

/** What is sent. */
export interface Saying {
  readonly text?: string
  readonly thread?: string
  readonly mentions?: readonly number[]
  readonly assignee?: number | null
  readonly due?: string | null
  readonly resolved?: boolean
  readonly version?: number
}
export interface Person extends Somebody {
  readonly department: string | null
}

const at = ({ path }: Entity, id: number, key = '') => `${path}/${id}/talk${key && `/${key}`}`

/** Under which it is kept while the record is looked at. */
export const talkKey = ({ name }: Entity, id: number) => [name, 'talk', id] as const

export const readTalk = async (entity: Entity, id: number): Promise<TalkHere> =>
  (await call<TalkHere>('GET', at(entity, id), { quiet: true })).data
export const sayAt = async (entity: Entity, id: number, body: Saying): Promise<Talk> =>
  (await call<Talk>('POST', at(entity, id), { body })).data
export const changeSaid = async (
  entity: Entity,
  id: number,
  { id: key, version }: Talk,
  body: Saying,
): Promise<Talk> =>
  (await call<Talk>('PUT', at(entity, id, key), { body: { version, ...body } })).data
export const dropSaid = async (entity: Entity, id: number, { id: key }: Talk): Promise<void> => {
  await call('DELETE', at(entity, id, key))
}
export const followIt = async ({ path }: Entity, id: number, follows: boolean): Promise<void> => {
  await call('PUT', `${path}/${id}/follow`, { body: { follows } })
}
export const readPeople = async (): Promise<readonly Person[]> =>
  (await call<{ readonly list: readonly Person[] }>('GET', 'index/people', { quiet: true })).data
    .list
