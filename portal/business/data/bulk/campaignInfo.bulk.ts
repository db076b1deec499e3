import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import { recordsOf, type Targets } from '#portal/engine/imports/targets.ts'
import { jumpTargets } from '#widgets/kinds.ts'
import { takenFrom } from '../../pages/fromTarget.ts'

/** The floor a row names, and of a line that is new what its content says of itself. */
const complete: Complete = async (place, rows) => {
  const { campaign: id } = (place.batch.options ?? {}) as Row
  const [campaign] = (await recordsOf(place, 'campaign', [Number(id)])).values()
  const contents = await contentsOf(place, rows)
  const lines = await standingLines(place, Number(id))
  return rows.map(({ values }) => {
    const { floor, findings } = floorIn(campaign, values.floorSaid)
    const { type, contentId } = values
    const known = lines.has(`${floor} ${type} ${contentId}`)
    const content = contents.get(String(type))?.get(Number(contentId))
    const own = !known && content ? ownOf(place, String(type), content) : {}
    return {
      values: {
        ...{ kind: campaign?.kind ?? null, floor },
        ...(!known && { ...own, shown: Boolean(own.image), ...saidOver(own, values) }),
      },
      findings,
    }
  })
}

/** What the row says of a new line goes before what its content says. */
const saidOver = (own: Row, values: ReadRow['values']): Row =>
  values.title ? { title: values.title } : { title: own.title ?? null }

/** Title and picture of a content as a new line takes them over. */
function ownOf({ context }: BulkPlace, type: string, content: Row): Row {
  const of = entityNamed(context, jumpTargets[type]?.entity ?? '')
  const line = entityNamed(context, 'campaignInfo')
  return takenFrom(line, of, content, { title: 'title', pictures: ['image'], scaled: true })
}

/** The floor of a campaign by its name or key. */
function floorIn(campaign: Row | undefined, said: unknown) {
  if (!campaign || !said) return { floor: null, findings: [] }
  const floors = (campaign.floors ?? []) as readonly Row[]
  const found = floors.find(({ key, name }) => key === said || name === said)
  const findings: Finding[] = found
    ? []
    : [finding('R11', { column: 'floorSaid', choices: namesOf(floors) })]
  return { floor: (found?.key as string | undefined) ?? null, findings }
}

const namesOf = (floors: readonly Row[]): string => floors.map(({ name }) => name).join('、')

/** The contents that rows name, by their type. */
async function contentsOf(
  place: BulkPlace,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, Targets>> {
  const contents = new Map<string, Targets>()
  for (const [type, some] of Map.groupBy(rows, ({ values }) => String(values.type ?? ''))) {
    const entity = jumpTargets[type]?.entity
    const ids = some.map(({ values }) => Number(values.contentId ?? 0)).filter(Boolean)
    if (entity) contents.set(type, await recordsOf(place, entity, [...new Set(ids)]))
  }
  return contents
}

const MOST = 10_000

/** The lines of a campaign that stand already, as `floor type id`. */
async function standingLines({ context, db }: BulkPlace, campaign: number) {
  const entity = entityNamed(context, 'campaignInfo')
  const rows = await context.rows.select(db, entity, { campaign }, { limit: MOST })
  return new Set(
    rows.map(({ floor, item }) => {
      const { type, id } = (item ?? {}) as Row
      return `${floor} ${type} ${id}`
    }),
  )
}

/** Lines of a yearly campaign. */
export const bulk: BulkPart = { complete }
