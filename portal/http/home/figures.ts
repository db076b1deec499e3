import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Entity, FigureOf, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { reading } from '#portal/engine/context/reading.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { conditionSql } from '#portal/engine/records/computed/conditionSql.ts'
import { pathSql } from '#portal/engine/records/computed/pathSql.ts'
import { scopeOf } from '#portal/engine/records/computed/scopeOf.ts'
import { from, isLive } from '#portal/engine/records/storeRead.ts'
import type { Figure } from '#wire/dayFigure.ts'
import { success } from '../envelope.ts'

/** So many days are told, today included. */
export const DAYS = 30

/** `GET index/figures`: what the declarations draw on the home page, of entities the session may read and rows it may see. */
export const figures = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  const told: Figure[] = []
  for (const entity of context.entities.values())
    if (entity.home.figures.length > 0 && context.access.mayUse(session, entity, 'read'))
      for (const figure of entity.home.figures)
        told.push(
          await reading(context, session, (within) => figureOf(within, session, entity, figure)),
        )
  return success(c, { figures: told })
}

async function figureOf(
  { database: { db }, access, clock }: PortalContext,
  session: Session,
  entity: Entity,
  figure: FigureOf,
): Promise<Figure> {
  const now = shanghaiTime(clock())
  const days = Array.from({ length: DAYS }, (_, ago) =>
    shift(now, `-${DAYS - 1 - ago}d`).slice(0, 10),
  )
  const scope = scopeOf(db, entity, now)
  const at = pathSql(scope, figure.at).sql
  const day = sql`substr(${at}, 1, 10)`
  const value = figure.sum ? sql`sum(${pathSql(scope, figure.sum).sql})` : sql`count(*)`
  const where: Row = {
    ...figure.where,
    ...access.sees(entity, session),
    [figure.at]: { gte: { text: `${days[0]}T00:00:00+08:00` } },
  }
  const found = await sql<{
    day: string
    value: number
  }>`select ${day} as "day", ${value} as "value"
    from ${from(scope)} where ${isLive(scope)} and ${conditionSql(scope, where)}
    group by ${sql.raw('1')}`.execute(db)
  const values = new Map(found.rows.map((row) => [row.day, Number(row.value ?? 0)]))
  return {
    entity: entity.name,
    label: figure.label,
    unit: unitOf(entity, figure),
    values: days.map((one) => values.get(one) ?? 0),
    until: days.at(-1) as string,
  }
}

const unitOf = ({ fields }: Entity, { sum }: FigureOf): Figure['unit'] =>
  !sum ? 'records' : fields[sum]?.kind === 'money' ? 'fen' : 'number'
