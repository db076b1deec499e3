import type { Row } from '#declare'
import { listOf } from '#derive/bulk/sheet/testing/listFile.ts'
import type { Portal } from '#portal/createPortal.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { PASSWORD, portalBench, type SignedIn } from '#portal/testing/portalBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { setPassword } from '../../session/credentials.ts'

const SECRET = 'a secret of the tests'
export const TEMPLATE = '用户充值模板.xlsx'
/** The phone of the n-th user of a bench, from 1 on. */
export const phoneOf = (n: number): string => `199${String(n).padStart(8, '0')}`
/** The number of the n-th user. */
export const uidOf = (n: number): string => String(10_000_000 + n)

/** A portal with app users, an operator with the right to run batches and one with the right to approve them. */
export async function bulkBench(database: TestDatabase, users = 20) {
  const bench = await portalBench(database)
  const { portal } = bench
  const records = portal.records()
  await makeUsers(portal, users)
  const operator = await person(bench, 'liyun', '李运营', '13800000011', ['bulk'])
  const approver = await person(bench, 'zhaofu', '赵复核', '13800000012', ['approve', 'bulk'])
  // What its lists give is sold nowhere: tests that are about approval set their own bound.
  await records.create('baseConfig', {
    ...{ key: 'bulk.approvalUnpriced', name: '补赠未定价行数上限', group: 'bulk' },
    ...{ valueKind: 'integer', value: '1000000', initial: '0', clients: [], secret: false },
  })
  let next = 0

  /** Puts a list where its user's uploads lie and gives its address. */
  const upload = async (bytes: Uint8Array, user = 'liyun', ending = 'xlsx'): Promise<string> => {
    const [prefix] = await uploadPrefixes(SECRET, user)
    const key = `${prefix}abcd/${++next}.${ending}`
    await bench.store.put(key, bytes, { type: 'application/octet-stream' })
    return `/masthead/${key}`
  }
  /** Hands a list in: rows of phone, user number, yuan, valid until, note. */
  const submit = async (
    rows: readonly (readonly (string | number | null)[])[],
    { by = operator, user = 'liyun', reason = '客诉补偿第一批' } = {},
  ) => {
    const url = await upload(listOf(...rows), user)
    return by('POST', 'batchGive', {
      kind: 'readMoney',
      file: { url, name: TEMPLATE, size: 1000 },
      fileName: TEMPLATE,
      reason,
    })
  }
  /** Hands in a list of another kind, its lines as they stand in a csv below the headers of the kind's columns. */
  const hand = async (
    kind: string,
    lines: readonly string[],
    { reason = `客诉补偿第${next + 1}批`, ...more }: Row = {},
  ): Promise<Row & { id: number; version: number }> => {
    const { columns, template } = bulkKinds[kind]!
    const headers = Object.values(columns).map(({ label }) => label[0])
    const text = [headers.join(','), ...lines].join('\n')
    const url = await upload(new TextEncoder().encode(text), 'liyun', 'csv')
    const { code, message, data } = await operator('POST', 'batchGive', {
      ...{ kind, file: { url, name: template }, fileName: template, reason, ...more },
    })
    if (!data?.id) throw new Error(`The list was not taken: ${code} ${message}`)
    return data
  }
  /** A record as it would stand, past its rules: what a list names need hold no more than the list asks of it. */
  const put = (entity: string, values: Row): Promise<number> => {
    const { context } = portal
    const at = '2026-01-01T10:00:00+08:00'
    const row = { version: 1, createdAt: at, updatedAt: at, status: 'published', ...values }
    return context.database.transaction((tx) =>
      context.rows.insert(tx, entityNamed(context, entity), row),
    )
  }
  /** The id of the n-th user. */
  const userId = async (n: number): Promise<number> => {
    const [user] = await records.select('appUser', { uid: uidOf(n) })
    return user?.id as number
  }
  /** What was found in each row of a batch: the codes, the gravest first being the row's own. */
  const codes = async ({ id }: Row): Promise<(string | null)[]> =>
    (await records.select('batchRow', { batch: id }, { sort: 'rowNo' })).map(
      ({ problem }) => problem as string | null,
    )
  /** What the dialog says is left when the batch is done: of what, how many now, how many then. */
  const remains = async ({ id }: Row): Promise<unknown[]> => {
    const { data } = await operator('GET', `batchGive/${id}/summary`)
    const { named, more } = data.remains as { named: readonly Row[]; more: number }
    const lines = named.map(({ what, name, now, afterwards }) => [name, what, now, afterwards])
    return more > 0 ? [...lines, more] : lines
  }
  /** Confirms a batch, its warnings ticked, and carries it out; gives it as it stands then. */
  const confirm = async ({ id }: Row, accept: readonly string[] = []): Promise<Row> => {
    const { version } = (await records.find('batchGive', id as number)) as Row
    const { code, message } = await operator('POST', `batchGive/${id}/confirm`, { version, accept })
    if (code !== 20000) throw new Error(`Not confirmed: ${code} ${message}`)
    await run()
    return (await records.find('batchGive', id as number)) as Row
  }
  /** The batch that takes another back, checked. */
  const back = async ({ id }: Row): Promise<Row> => {
    const { data } = await operator('POST', `batchGive/${id}/undo`, { reason: '名单有误，收回' })
    await run()
    return (await records.find('batchGive', data.id)) as Row
  }
  /** The result sheet of a batch. */
  const result = async ({ id }: Row): Promise<Uint8Array> => {
    const answer = await asLiyun('GET', `${id}/result`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  /** A call whose answer is taken as it comes. */
  const asLiyun = async (method: string, path: string): Promise<Response> => {
    const login = await bench.call('POST', 'index/login', { username: 'liyun', password: PASSWORD })
    return portal.app.request(`http://portal.test/api/portal/batchGive/${path}`, {
      ...{ method, headers: { 'x-token': login.data.token, ticket: login.data.ticket } },
    })
  }
  /** A call of an old client: the list at `filePath`, answered as it comes. */
  const oldCall = async (name: string, lines: readonly string[]): Promise<Response> => {
    const url = await upload(new TextEncoder().encode(lines.join('\n')), 'liyun', 'csv')
    const query = new URLSearchParams({ editorName: '李运营', filePath: url })
    return asLiyun('POST', `${name}?${query}`)
  }
  const run = () => runQueued(portal.context)
  const balances = async (): Promise<number[]> => {
    const rows = await portal.context.database.db
      .selectFrom('appUser')
      .select('readMoney')
      .orderBy('id')
      .execute()
    return rows.map(({ readMoney }) => Number(readMoney ?? 0))
  }
  return {
    ...{ ...bench, records, operator, approver, upload, submit, run, balances },
    ...{ hand, put, userId, codes, remains, confirm, back, result, oldCall },
    /** Somebody else at work, with the rights named. */
    person: (username: string, name: string, phone: string, special: readonly string[]) =>
      person(bench, username, name, phone, special),
  }
}
export type BulkBench = Awaited<ReturnType<typeof bulkBench>>

/** App users without the pipeline, so that many are quickly there. */
export async function makeUsers(portal: Portal, count: number, from = 1): Promise<void> {
  const { database } = portal.context
  const at = '2026-01-01T10:00:00+08:00'
  for (let n = from; n < from + count; n += 500) {
    const rows: Row[] = Array.from({ length: Math.min(500, from + count - n) }, (_, i) => ({
      version: 1,
      createdAt: at,
      updatedAt: at,
      uid: uidOf(n + i),
      phone: phoneOf(n + i),
      nickname: `读者${n + i}`,
      status: 'normal',
      points: 0,
      medals: 0,
      registeredAt: at,
    }))
    await database.db.insertInto('appUser').values(rows).execute()
  }
}

async function person(
  bench: Awaited<ReturnType<typeof portalBench>>,
  username: string,
  name: string,
  phone: string,
  special: readonly string[],
): Promise<SignedIn> {
  const records = bench.portal.records()
  const role = await records.create('role', {
    kind: 'named',
    code: `${username}Role`,
    name: `${name}的权限`,
    special,
    rights: [],
    hidden: [],
  })
  const row = await records.create('portalUser', {
    username,
    name,
    phone,
    roles: [bench.people.editor, role.id],
    routeSet: 'standard',
  })
  await setPassword(bench.portal.context.database.db, row.id as number, PASSWORD, {
    oneTime: false,
    now: bench.time.now,
    rounds: 10,
  })
  return bench.signIn(username)
}
