import { sql } from 'kysely'
import type { Row } from '#declare'
import type { Portal } from '#portal/createPortal.ts'
import { entityNamed } from '../../context/portalContext.ts'

/** A kind whose rows must come to the same, however often the work breaks off: what they are about, and what they did. */
export interface OnceCase {
  /** Makes what the rows are about, past its rules. */
  readonly lay: (portal: Portal, rows: number) => Promise<void>
  /** The list, by the names of the kind's columns; a column that is not named is not in the file. */
  readonly list: (rows: number) => readonly Row[]
  /** What stands in the books, in an order of its own. */
  readonly books: (portal: Portal) => Promise<readonly unknown[]>
  /** What stands there when every row was carried out once. */
  readonly clean: (rows: number) => readonly unknown[]
}

const at = '2026-01-01T10:00:00+08:00'
const numbers = (rows: number) => Array.from({ length: rows }, (_, index) => index + 1)

/** Records as they would stand. */
async function put({ context }: Portal, entity: string, values: readonly Row[]): Promise<void> {
  const of = entityNamed(context, entity)
  await context.database.transaction(async (tx) => {
    for (const value of values)
      await context.rows.insert(tx, of, { version: 1, createdAt: at, updatedAt: at, ...value })
  })
}

const read = async ({ context }: Portal, query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(context.database.db)).rows.map((row) => Object.values(row).map(plain))
const plain = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value)

/** Rows that make a record each. */
const makes: OnceCase = {
  lay: async () => {},
  list: (rows) =>
    numbers(rows).map((n) => ({ type: '热搜词', word: `词${n}`, badge: '热', heat: String(n) })),
  books: (portal) =>
    read(
      portal,
      sql`select "word", count(*) as "times", max("version") as "version" from "searchWord"
        where "deletedAt" is null group by "word", "heat" order by "heat"`,
    ).then(counted),
  clean: (rows) => numbers(rows).map((n) => [`词${n}`, 1, 1]),
}

/** Rows of a list that comes back, each changing the record it is known by: once, or its version would tell. */
const updates: OnceCase = {
  lay: (portal, rows) =>
    put(
      portal,
      'author',
      numbers(rows).map((n) => ({
        ...{
          name: `作者${n}`,
          title: '撰稿人',
          roles: ['writer'],
          status: 'active',
          showPage: true,
        },
        ...{ avatar: '/masthead/avatar.png', introduction: '写作的人', position: n },
      })),
    ),
  list: (rows) =>
    numbers(rows).map((n) => ({ id: String(n), title: `特约撰稿人${n}`, version: '1' })),
  books: (portal) =>
    read(portal, sql`select "title", "version" from "author" order by "id"`).then(counted),
  clean: (rows) => numbers(rows).map((n) => [`特约撰稿人${n}`, 2]),
}

/** Rows that move a record, and with it make another: one parcel for each that was shipped. */
const moves: OnceCase = {
  lay: async (portal, rows) => {
    await put(portal, 'appUser', [{ uid: '10000001', phone: '19900000001', nickname: '阿禾' }])
    await put(
      portal,
      'materialOrder',
      numbers(rows).map((n) => ({
        ...{ orderNo: `MO${n}`, sourceType: 'operator', goodsName: '帆布袋', quantity: 1, user: 1 },
        ...{ receiver: '林见溪', phone: '19900000001', region: '北京市', address: '和平里' },
        status: 'pending',
      })),
    )
  },
  list: (rows) =>
    numbers(rows).map((n) => ({
      ...{ orderNo: `MO${n}`, carrier: '顺丰速运', trackingNo: `SF${100_000_000 + n}` },
    })),
  books: (portal) =>
    read(
      portal,
      sql`select "o"."status", "o"."trackingNo", count("l"."id") as "parcels"
        from "materialOrder" as "o" left join "logistics" as "l" on "l"."materialOrder" = "o"."id"
        group by "o"."id", "o"."status", "o"."trackingNo" order by "o"."id"`,
    ).then(counted),
  clean: (rows) => numbers(rows).map((n) => ['shipped', `SF${100_000_000 + n}`, 1]),
}

/** PostgreSQL gives counts as texts. */
const counted = (rows: readonly (readonly unknown[])[]) =>
  rows.map((row) =>
    row.map((value) =>
      typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
    ),
  )

/** One kind that makes, one that updates, one that moves. */
export const onceCases: { readonly [kind: string]: OnceCase } = {
  searchWord: makes,
  authorList: updates,
  materialOrder: moves,
}
