import { maskRow as maskWithin } from '#portal/engine/access/mask.ts'
import { sessionAccess } from '#portal/engine/access/sessionAccess.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { listsOf } from '#portal/engine/records/listsOf.ts'
import { rowsOf } from '#portal/engine/records/rowsOf.ts'
import { isSeenByParts, mayOperate, sees } from '#portal/engine/rules/readable.ts'
import type { Sight } from '#portal/engine/rules/rule.ts'
import * as declaredRules from '#portal/engine/rules/run.ts'
import { standInPorts } from '#portal/outside/standInPorts.ts'
import { makeCache } from '#portal/storage/cache/cache.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { type Replica, replicaOf } from '#portal/storage/db/replica.ts'
import { useEntities } from '#portal/storage/db/schema.ts'
import type { PortalOptions } from './options.ts'

/**
 * What every call and every job stands on, without the calls themselves: all that a process beside a portal needs, on
 * tables that the portal has brought in line.
 */
export function createPortalContext(options: PortalOptions): PortalContext {
  const {
    database,
    entities,
    screens,
    menuGroups,
    store,
    clock = () => new Date(),
    secret,
    outbound = null,
    log = () => {},
  } = options
  useEntities(database.db, entities)
  const replica = options.readFrom && replicaIn(options, options.readFrom)
  const { mayUse, maskRow, seesScreen } = sessionAccess({ entities, screens, menuGroups })
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  const may: PortalContext['access']['mayUse'] = (session, entity, operation) =>
    mayUse(session, entity, operation) && mayOperate(entity, session, operation)
  const sight: Sight = {
    entities: byName,
    rules: options.parts.rules,
    mayEdit: (session, entity) =>
      !isSeenByParts(entity) &&
      may(session, entity, 'read') &&
      may(session, entity, 'update') &&
      mayOperate(entity, session, 'edit'),
  }
  const context: PortalContext = {
    database,
    ...(replica && { replica }),
    entities: byName,
    store,
    origins: [options.origin, options.cdn].filter((origin) => origin !== undefined),
    ...(options.cdn && { cdn: options.cdn }),
    clock,
    closing: options.closing ?? new AbortController().signal,
    secret,
    ...(options.former && { former: options.former }),
    outbound,
    log,
    ports: options.ports ?? standInPorts(log),
    ...(options.company && { company: options.company }),
    rules: options.rules ?? declaredRules,
    parts: options.parts,
    ...(options.pictures && { pictures: options.pictures }),
    ...(options.scan && { scan: options.scan }),
    access: {
      mayUse: may,
      seesScreen,
      maskRow: (entity, row, session, how) =>
        how ? maskWithin(entity, row, session, how) : maskRow(entity, row, session),
      sees: (entity, session) => sees(entity, session, sight),
    },
    cache: makeCache(() => clock().getTime()),
    rows: rowsOf(entities, clock),
    lists: listsOf(clock),
    queue: (within, asked, session) => queueJob({ ...within, context }, asked, session),
  }
  return context
}

function replicaIn({ database, entities, log }: PortalOptions, copy: Database): Replica {
  useEntities(copy.db, entities)
  return replicaOf(database, copy, ({ message }) =>
    log?.({ level: 'warn', message: `The read replica is out of reach: ${message}` }),
  )
}
