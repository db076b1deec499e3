import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { Entity, Label, Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import type { PreviewPage } from '#derive/previewPage.ts'
import type { ListSums } from '#wire/listSums.ts'
import type { Presence } from '#wire/presence.ts'
import type { ReadersThen } from '#wire/readersThen.ts'
import type { Turn } from '#wire/turn.ts'
import type { Uses } from '#wire/uses.ts'
import { type Answer, call, callFile } from '../client/client.ts'
import { adapter, type Listed, type Page, type RecordCall } from '../client/portalAdapter.ts'
import { codes, PortalError, type UsedBy } from '../client/portalError.ts'
import { widths } from '../client/widths.ts'
import { namedCall, settingsPath } from './endpoint.ts'

/** A form as it tells of itself: its name, where the cursor stands, whether anything is typed. */
export interface OpenForm {
  readonly form: string
  readonly field?: string | null
  readonly typing?: boolean
  /** Takes over what somebody else is changing. */
  readonly takes?: boolean
  readonly leaves?: true
}
/** One entry of a record's history: who changed what, and which version it made. */
export interface HistoryEntry {
  readonly id: number
  readonly version?: number
  readonly at: string
  readonly by: { readonly id: number | null; readonly name: string }
  readonly action: string
  readonly changed: { readonly [field: string]: readonly [before: unknown, after: unknown] }
  readonly reason?: string
  /** What was done to another record, where this one changed along with it. */
  readonly because?: Label | null
}
/** What a desk says of itself to the queue it works through. */
export interface AtDesk {
  readonly desk: string
  readonly tab: number
  /** Before one; decided and not sent yet; left to others. */
  readonly hand: readonly number[]
  readonly decided: readonly number[]
  readonly skipped: readonly number[]
  readonly take: number
}
/** What may go with a save, a move or an action. */
export interface Terms {
  readonly accept?: readonly string[]
  readonly reason?: string
  readonly version?: number
  /** The word that was typed to confirm. */
  readonly confirm?: string
}
/** What `POST {entity}/check` says of a save or move that has not happened. */
export interface CheckResult {
  readonly errors?: { readonly [field: string]: string }
  readonly warnings?: readonly {
    readonly rule: string
    readonly field?: string
    readonly message: string
    /** The records it speaks of, where it names some. */
    readonly usedBy?: readonly UsedBy[]
  }[]
  /** What would come along with it, kind by kind. */
  readonly along?: readonly Along[]
  /** What stands in the way. */
  readonly usedBy?: readonly UsedBy[]
  /** Why nothing of the record may be changed by whoever asks. */
  readonly locked?: string
  /** What becomes of those that refer to it, where that was asked. */
  readonly readers?: ReadersThen
}
/** So many records of a kind that go, come back or are moved along with another one. */
export interface Along {
  readonly entity: string
  readonly label: Label
  readonly does: Label
  readonly count: number
}
/** What is tried: a save, a move, or the way into the bin and out of it. */
export interface Trial {
  readonly id?: number
  readonly move?: string
  readonly remove?: true
  readonly restore?: true
  readonly reason?: string
  /** Tells what becomes of those that refer to it, too. */
  readonly readers?: true
}
/** How one record of a bulk call fared. */
export interface BulkLine {
  readonly id: number
  readonly title?: string
  readonly done: boolean
  /** Nothing was to be done. */
  readonly skipped?: true
  readonly message?: string
}
export interface BulkResult {
  /** The job that does it, where there are many: nothing is done yet. */
  readonly job?: number
  readonly total?: number
  readonly done?: number
  readonly refused?: number
  readonly results?: readonly BulkLine[]
}
/** Which records a bulk call means: these, or all that match a filter, of which there were `count` when it was asked. */
export type Meant =
  | { readonly ids: readonly number[] }
  | { readonly filter: Row; readonly count: number }

/** A page of the app, and where a phone finds it until when. */
export type Preview = PreviewPage & { readonly address?: string; readonly expires?: string }

/** What a merge would do, before it is done. */
export interface MergeNumbers {
  readonly target: { readonly id: number; readonly title: string }
  readonly sources: readonly { readonly id: number; readonly title: string }[]
  /** How many records of an entity refer to them, field by field. */
  readonly uses: readonly {
    readonly entity: string
    readonly label: Label
    readonly field: Label
    readonly count: number
  }[]
  readonly total: number
  readonly problems: readonly string[]
}

/** react-admin's calls and the portal's own. `resource` is always the name of an entity. */
export interface PortalProvider extends DataProvider {
  move(resource: string, id: number, move: string, values?: Row, terms?: Terms): Promise<Row>
  action(
    resource: string,
    id: number | null,
    action: string,
    values?: Row,
    terms?: Terms,
  ): Promise<unknown>
  bulk(
    resource: string,
    action: string,
    meant: Meant,
    values?: Row,
    terms?: Terms,
  ): Promise<BulkResult>
  /** Makes one record of several, under the name of the move or action that does it; `target` may stand among the ids. */
  merge(resource: string, name: string, ids: readonly number[], target: number): Promise<Row>
  mergePreview(
    resource: string,
    name: string,
    ids: readonly number[],
    target: number,
  ): Promise<MergeNumbers>
  /** The record as readers would see it, with the values typed so far; an address for a phone once it is saved. */
  preview(resource: string, name: string, id: number | null, values?: Row): Promise<Preview>
  check(resource: string, values: Row, trial: Trial): Promise<CheckResult>
  history(resource: string, id: number): Promise<readonly HistoryEntry[]>
  /** Says that a form of a record is open, or left, and tells who else has it open. */
  presence(resource: string, id: number, open: OpenForm): Promise<Presence>
  /** A move made while one is at the next record already: nothing waits for it. Where one leaves it outlives the page. */
  decide(
    resource: string,
    id: number,
    move: string,
    values: Row,
    terms: Terms,
    leaving: boolean,
  ): Promise<Row>
  /** Takes the next records of a queue, and tells what waits. */
  queue(resource: string, at: AtDesk): Promise<Turn>
  /** Who refers to a record. */
  uses(resource: string, id: number): Promise<Uses>
  restoreVersion(resource: string, id: number, entry: number, terms: Terms): Promise<Row>
  bin(resource: string, page: number, perPage: number): Promise<GetListResult>
  restore(resource: string, id: number, terms: Terms): Promise<Row>
  /** The ids of one scope in their new order, saved whole. */
  order(resource: string, ids: readonly number[], scope: Row): Promise<void>
  /** Several settings at once, all of them or none. */
  saveSettings(
    resource: string,
    list: readonly { readonly id: unknown; readonly version: unknown; readonly value: unknown }[],
  ): Promise<void>
  /** The figures of a list's head over all that a filter finds. */
  sums(resource: string, filter: Row): Promise<ListSums>
  /** What stands beside a list that has a menu, in the order of the menu. */
  menu(resource: string): Promise<readonly MenuEntry[]>
  exportList(
    resource: string,
    params: { filter: Row; sort: readonly [string, string]; columns: readonly string[] },
  ): Promise<Blob>
}

/** One line of the menu beside a list: what the rows refer to, and how many of them are in which state. */
export interface MenuEntry {
  readonly id: number
  readonly title: string
  readonly smallImage?: string | null
  readonly counts: { readonly [state: string]: number }
}

/** What the provider has to know of an entity; the browser loads it with its group. */
export type ReadEntity = (name: string) => Promise<Entity>

/** The calls of records as the portal's adapter says them, with those a declaration names in place of the plain ones. */
export function portalProvider(readEntity: ReadEntity): PortalProvider {
  const reach = reachOf(readEntity)

  const provider: PortalProvider = {
    getList: (resource, params) => listOf(reach, readEntity, resource, params),
    getManyReference: (resource, { target, id, ...params }) =>
      listOf(reach, readEntity, resource, {
        ...params,
        filter: { ...params.filter, [target]: id },
      }),
    getMany: async (resource, { ids, meta }) => {
      const { path } = await readEntity(resource)
      const some = (from: number) => {
        const part = ids.slice(from, from + AT_ONCE)
        const range = [0, Math.max(part.length - 1, 0)] as const
        const sort = ['id', 'ASC'] as const
        const query = { filter: { id: part }, sort, range, ...(meta?.gone && { gone: 1 }) }
        return send<unknown>(adapter().list(path, query))
      }
      const starts = ids.flatMap((_, at) => (at % AT_ONCE === 0 ? [at] : []))
      const pages = await Promise.all(starts.map(some))
      return { data: pages.flatMap(({ data }) => adapter().page(data).list) as never }
    },
    getOne: async (resource, params) => {
      const entity = await readEntity(resource)
      const own = settingsPath(entity)
      const asked = own
        ? call<Row>('GET', own)
        : send<Row>(adapter().one(entity.path, encodeURIComponent(String(params.id))))
      return { data: (await asked).data as never }
    },
    create: async (resource, { data, meta }) => {
      const { data: made } = await reach<Row>(
        resource,
        'create',
        { ...data, ...meta },
        (entity, body) => adapter().create(entity.path, body),
      )
      return { data: made as never }
    },
    update: async (resource, { id, data, meta, previousData }) => {
      const version = data.version ?? previousData?.version
      const body = { ...data, ...meta, ...(version !== undefined && { version }) }
      const entity = await readEntity(resource)
      const own = settingsPath(entity)
      const { data: changed } = await (own
        ? call<Row>('PUT', own, { body })
        : send<Row>(adapter().update(entity.path, id, body)))
      return { data: changed as never }
    },
    updateMany: async (resource, { ids, data, meta }) => {
      // Each says which version was read: react-admin has only their ids.
      const { data: read } = await provider.getMany<RaRecord>(resource, { ids })
      for (const previousData of read)
        await provider.update(resource, { id: previousData.id, data, meta, previousData })
      return { data: [...ids] as never }
    },
    deleteMany: async (resource, { ids, meta }) => {
      for (const id of ids) await provider.delete(resource, { id, meta })
      return { data: [...ids] as never }
    },
    delete: async (resource, { id, meta }) => {
      const plain = (entity: Entity, terms: Row) => adapter().remove(entity.path, id, terms)
      await reach(resource, 'delete', { ...meta, id }, plain)
      return { data: { id } as never }
    },
    move: async (resource, id, move, values = {}, terms = {}) => {
      const plain = (entity: Entity, body: Row) =>
        ({ method: 'POST', path: `${entity.path}/${id}/${move}`, body }) as const
      const { data } = await reach<Row | Row[]>(resource, move, { ...values, ...terms, id }, plain)
      return [data].flat()[0] ?? {}
    },
    action: async (resource, id, action, values = {}, terms = {}) => {
      const entity = await readEntity(resource)
      const path = id === null ? `${entity.path}/${action}` : `${entity.path}/${id}/${action}`
      // Services outside the house take their time.
      const timeout = entity.actions[action]?.ports ? 130_000 : 30_000
      return (await call('POST', path, { body: { ...values, ...terms }, timeout })).data
    },
    bulk: async (resource, action, meant, values = {}, terms = {}) => {
      const { path } = await readEntity(resource)
      const body = { action, ...meant, ...(Object.keys(values).length > 0 && { values }), ...terms }
      return (await call<BulkResult>('POST', `${path}/bulk`, { body, timeout: 600_000 })).data
    },
    merge: async (resource, name, ids, target) => {
      const { path } = await readEntity(resource)
      const body = { ids, target }
      return (await call<Row>('POST', `${path}/${name}`, { body, timeout: 600_000 })).data
    },
    mergePreview: async (resource, name, ids, target) => {
      const { path } = await readEntity(resource)
      const body = { ids, target, dry: true }
      return (await call<MergeNumbers>('POST', `${path}/${name}`, { body, timeout: 60_000 })).data
    },
    preview: async (resource, name, id, values) => {
      const { path } = await readEntity(resource)
      const address = id === null ? `${path}/${name}` : `${path}/${id}/${name}`
      return (await call<Preview>('POST', address, { body: { ...(values && { values }) } })).data
    },
    check: async (resource, values, trial) => {
      const { path } = await readEntity(resource)
      const body = { ...trial, values }
      return (await call<CheckResult>('POST', `${path}/check`, { body })).data
    },
    history: async (resource, id) => {
      const { path } = await readEntity(resource)
      const { data } = await call<readonly HistoryEntry[] | { list: readonly HistoryEntry[] }>(
        'GET',
        `${path}/${id}/history`,
      )
      return 'list' in data ? data.list : data
    },
    presence: async (resource, id, open) => {
      const { path } = await readEntity(resource)
      // It asks nothing of whoever looks away: an ended session shows with the next thing one does.
      const options = { body: open, quiet: true, renew: false, lasting: open.leaves === true }
      return (await call<Presence>('POST', `${path}/${id}/presence`, options)).data
    },
    decide: async (resource, id, move, values, terms, leaving) => {
      const { path } = await readEntity(resource)
      const options = { body: { ...values, ...terms }, quiet: true, lasting: leaving }
      return (await call<Row>('POST', `${path}/${id}/${move}`, options)).data
    },
    queue: async (resource, at) => {
      const { path } = await readEntity(resource)
      const options = { body: at, quiet: true, lasting: at.take === 0 }
      return (await call<Turn>('POST', `${path}/queue`, options)).data
    },
    uses: async (resource, id) => {
      const { path } = await readEntity(resource)
      return (await call<Uses>('GET', `${path}/${id}/uses`)).data
    },
    restoreVersion: async (resource, id, entry, terms) => {
      const { path } = await readEntity(resource)
      const options = { body: { ...terms } }
      return (await call<Row>('POST', `${path}/${id}/history/${entry}/restore`, options)).data
    },
    bin: async (resource, page, perPage) => {
      const { path } = await readEntity(resource)
      const range = [(page - 1) * perPage, page * perPage - 1]
      return resultOf(adapter().page((await call('GET', `${path}/bin`, { query: { range } })).data))
    },
    restore: async (resource, id, terms) => {
      const { path } = await readEntity(resource)
      return (await call<Row>('POST', `${path}/${id}/restore`, { body: { ...terms } })).data
    },
    order: async (resource, ids, scope) => {
      const { path } = await readEntity(resource)
      await call('POST', `${path}/order`, { body: { ids, scope } })
    },
    saveSettings: async (resource, list) => {
      const { path } = await readEntity(resource)
      await call('POST', `${path}/updateConfig`, { body: { list } })
    },
    sums: async (resource, filter) => {
      const { path } = await readEntity(resource)
      const { data } = await call<ListSums>('GET', `${path}/sums`, { query: { filter } })
      return data
    },
    menu: async (resource) => {
      const plain = (entity: Entity) => ({ method: 'GET', path: `${entity.path}/menu` })
      const { data } = await reach<{ list: readonly MenuEntry[] }>(resource, 'menu', {}, plain)
      return data.list
    },
    exportList: async (resource, { filter, sort, columns }) => {
      const { path } = await readEntity(resource)
      return callFile('GET', `${path}/export`, { query: { filter, sort, columns, format: 'xlsx' } })
    },
  }
  return provider
}

const send = <T>({ method, path, query, body }: RecordCall): Promise<Answer<T>> =>
  call<T>(method, path, { ...(query && { query }), ...(body && { body }) })

/** So many ids fit the address of a call. */
const AT_ONCE = 500

type Reach = <T>(
  resource: string,
  operation: string,
  values: Row,
  /** The call of every portal, given what goes with it. */
  plain: (entity: Entity, values: Row) => RecordCall,
) => Promise<Answer<T>>

/**
 * Sends an operation to the call its declaration names, else to the plain one. A portal that does not serve the named
 * call is asked in plain REST, which every one serves.
 */
const reachOf =
  (readEntity: ReadEntity): Reach =>
  async <T>(...[resource, operation, values, plain]: Parameters<Reach>) => {
    const entity = await readEntity(resource)
    const { id: _, ids: __, ...body } = values
    const usual = () => send<T>(plain(entity, body))
    const named = namedCall(entity, operation, values)
    if (!named) return usual()
    try {
      return await call<T>(named.method, named.path, named.options)
    } catch (error) {
      if (error instanceof PortalError && error.code === codes.missing) return usual()
      throw error
    }
  }

/**
 * A page of a list. With `meta.pick` what is asked for is what rules let one point at, with `offered` also what the
 * records themselves say of being picked. With `meta.columns` its rows hold these fields alone; react-admin keeps them apart from whole
 * records, since `meta` is part of the key it remembers them by.
 */
async function listOf(
  reach: Reach,
  readEntity: ReadEntity,
  resource: string,
  params: Partial<GetListParams>,
): Promise<GetListResult> {
  const { page = 1, perPage = 10 } = params.pagination ?? {}
  const filter = params.meta?.pick
    ? await picking(await readEntity(resource), params)
    : (params.filter ?? {})
  if (filter === null) return { data: [], total: 0 }
  const query: Listed = {
    filter,
    sort: [params.sort?.field ?? 'id', params.sort?.order ?? 'ASC'],
    range: [(page - 1) * perPage, page * perPage - 1],
    ...(params.meta?.pick && { pick: 1 }),
    ...params.meta?.query,
  }
  const { columns } = params.meta ?? {}
  const asked = { ...query, ...(columns && { columns }) }
  const plain = (entity: Entity) => adapter().list(entity.path, asked)
  const { data } = await reach<unknown>(resource, 'getList', query, plain)
  return resultOf(adapter().page(data))
}

/** What a picker asks for: its words, and what may be pointed at, in the words the list of that entity is asked in. */
async function picking(target: Entity, { filter, meta }: Partial<GetListParams>) {
  const { pickFilter } = await import('#derive/listFilter/pickFilter.ts')
  const { q, ...where } = (filter ?? {}) as Row
  const offered = meta?.pick === 'offered'
  const asked = pickFilter(target, { where, offered, now: momentOf(Date.now()) })
  return asked && { ...asked, ...(q !== undefined && { q }) }
}

/** Without a total react-admin pages on by whether there is more. */
function resultOf(page: Page): GetListResult {
  const rows = page.list as RaRecord[]
  const { cut, atLeast, later, pictures } = page
  Object.assign(widths, pictures)
  const meta =
    cut || later || atLeast !== undefined
      ? {
          ...(cut && { cut }),
          ...(later && { later }),
          ...(atLeast !== undefined && { atLeast }),
        }
      : undefined
  if (typeof page.total === 'number') return { data: rows, total: page.total, meta }
  return {
    data: rows,
    pageInfo: { hasNextPage: page.hasNext ?? false, hasPreviousPage: false },
    meta,
  }
}
