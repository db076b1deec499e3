import { sql } from 'kysely'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Figure } from './metrics.ts'

/** What a portal tells of its work beside its calls; every portal on a database tells the same. */
export const workFigures = ({ database, replica, clock }: PortalContext): readonly Figure[] => [
  {
    name: 'masthead_jobs',
    help: 'Jobs that wait and run, and those that failed within a day',
    by: 'state',
    async read() {
      const day = clock().getTime() - 86_400_000
      const { db } = database
      const rows = await db
        .selectFrom('job')
        .select(['status', 'finishedAt'])
        .where('status', 'in', ['queued', 'running', 'failed'])
        .where('deletedAt', 'is', null)
        .orderBy('id', 'desc')
        .limit(1000)
        .execute()
      const count = (state: string) => rows.filter(({ status }) => status === state)
      const failed = count('failed').filter(({ finishedAt }) => Date.parse(finishedAt) >= day)
      return {
        queued: count('queued').length,
        running: count('running').length,
        failed: failed.length,
      }
    },
  },
  {
    name: 'masthead_job_oldest_wait_seconds',
    help: 'How long the oldest job has waited that nobody has taken up',
    async read() {
      const row = await database.db
        .selectFrom('job')
        .select('createdAt')
        .where('status', '=', 'queued')
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row ? Math.max(0, (clock().getTime() - Date.parse(row.createdAt)) / 1000) : 0
    },
  },
  {
    name: 'masthead_deliveries',
    help: 'Calls to others that are to be made again, and those given up',
    by: 'state',
    async read() {
      const rows = await database.db
        .selectFrom('_delivery')
        .select(['state', ({ fn }) => fn.countAll().as('count')])
        .where('state', 'in', ['due', 'failed'])
        .where('tries', '>', 0)
        .groupBy('state')
        .execute()
      const of = new Map(rows.map(({ state, count }) => [state, Number(count)]))
      return { due: of.get('due') ?? 0, failed: of.get('failed') ?? 0 }
    },
  },
  {
    name: 'masthead_database_answer_seconds',
    help: 'How long the database takes to answer next to nothing',
    async read() {
      const begun = performance.now()
      await sql`select 1`.execute(database.db)
      return (performance.now() - begun) / 1000
    },
  },
  ...(replica
    ? [
        {
          name: 'masthead_replica_behind_seconds',
          help: 'How far the read replica is behind; none where it is out of reach',
          read: async () => {
            const { behind } = await replica.state()
            return behind === null ? null : behind / 1000
          },
        },
        {
          name: 'masthead_replica_used',
          help: '1 where lists are read from the replica, 0 where the primary stands in',
          read: async () => ((await replica.state()).isUsed ? 1 : 0),
        },
      ]
    : []),
]
