import type { Row } from '#declare'
import type { Portal } from '#portal/createPortal.ts'
import { fillFigures, fillRecords } from '#portal/engine/records/fill.ts'
import { allSamples, givens } from './allSamples.ts'
import { storeLists } from './configuration/listSource.ts'
import { phoneLists } from './data/h5ChannelActivity.ts'
import { noteChapterSources } from './noteChapterSources.ts'
import { epubFiles } from './pages/epub.ts'
import { pictureNames } from './pictureNames.ts'
import { playApp } from './playApp.ts'
import { playBulk } from './playBulk.ts'
import { playExports } from './playExports.ts'
import { type IdOf, withRealIds } from './realIds.ts'
import { type Samples, sampleWorld } from './sampleWorld.ts'
import { silence } from './silence.ts'
import { setSubjectCover } from './subjects/subjectCover.ts'

/** Reads a picture of `mocks/samples/pictures` by its name, `cover-SHZK`: from a folder, or over the network. */
export type LoadPicture = (name: string) => Promise<Uint8Array>

/** What is counted or imported day by day: thousands of rows, of which nobody reads a history. */
const figures = ['salesDaily', 'statistics', 'icbcData']

/** Where the pictures of the samples lie in the store. */
export const SAMPLES = 'sample/'

/**
 * Fills a portal with sample records and their pictures, all of it or nothing. Does nothing where there is a magazine
 * already, and says so with false. The portal's own admin, roles and settings must stand.
 * @param loadPicture left out where the store brings the pictures along by itself
 */
export async function fill(portal: Portal, loadPicture?: LoadPicture): Promise<boolean> {
  const { context } = portal
  if ((await portal.records().count('magazine', {})) > 0) return false
  const entities = [...context.entities.values()]
  const world = sampleWorld(context.clock(), addressOf(portal))
  const samples = allSamples(entities, world)
  await storeFiles(portal, loadPicture)
  const idOf = await idsOf(portal, samples)
  const rows = entities.flatMap((entity) => {
    const of = samples[entity.name]
    if (!of) return []
    const before = givens[entity.name]?.values.length ?? 0
    return [
      [
        entity.name,
        of.map((row, index) => withRealIds(entity, row, before + index + 1, idOf)),
      ] as const,
    ]
  })
  const isFigures = ([name]: (typeof rows)[number]) => figures.includes(name)
  await fillRecords(context, new Map<string, readonly Row[]>(rows.filter((of) => !isFigures(of))))
  await fillFigures(context, new Map<string, readonly Row[]>(rows.filter(isFigures)))
  await noteChapterSources(portal)
  await setSubjectCover(portal, world)
  await playApp(portal, world)
  if (!context.store) return true
  await storeLists(portal)
  await playBulk(portal, world)
  await playExports(portal)
  return true
}

/** Below which address the samples' pictures are read: a path on the portal's own origin, or the bucket's. */
function addressOf({ context }: Portal): string {
  const address = context.store?.describe()
  if (!address) return 'https://pictures.example.com/'
  const { bucket, endpoint, style } = address
  return style === 'path'
    ? `/${bucket}/${SAMPLES}`
    : `https://${bucket}.${new URL(endpoint).host}/${SAMPLES}`
}

/** Puts the files that sample records name into the portal's store. */
export async function storeFiles(
  { context: { store } }: Portal,
  loadPicture?: LoadPicture,
): Promise<void> {
  if (!store) return
  await store.put(`${SAMPLES}silence.mp3`, silence(), { type: 'audio/mpeg' })
  for (const [name, bytes] of await epubFiles(loadPicture))
    await store.put(`${SAMPLES}${name}`, bytes, { type: 'application/epub+zip' })
  for (const [name, bytes] of phoneLists())
    await store.put(`${SAMPLES}${name}`, bytes, { type: 'text/csv' })
  if (!loadPicture) return
  await store.put(`${SAMPLES}film.mp4`, await loadPicture('film.mp4'), { type: 'video/mp4' })
  await Promise.all(
    pictureNames.map(async (name) => {
      await store.put(`${SAMPLES}${name}.jpg`, await loadPicture(name), { type: 'image/jpeg' })
    }),
  )
}

/** The given records' ids as they stand, the others' as they will be: on from the highest there is. */
async function idsOf(portal: Portal, samples: Samples): Promise<IdOf> {
  const ids = new Map<string, readonly number[]>()
  const records = portal.records()
  for (const [entity, rows] of Object.entries(samples)) {
    const first: number[] = []
    for (const value of givens[entity]?.values ?? [])
      first.push(await givenId(records, entity, value))
    const [last] = await records.select(entity, {}, { limit: 1, sort: '-id' })
    const highest = Number(last?.id ?? 0)
    ids.set(entity, [...first, ...rows.map((_, index) => highest + index + 1)])
  }
  return (entity, number) => {
    const id = ids.get(entity)?.[number - 1]
    if (id === undefined)
      throw new Error(
        `Sample records: there is no ${entity} number ${number}; check what refers to it`,
      )
    return id
  }
}

async function givenId(
  records: ReturnType<Portal['records']>,
  entity: string,
  value: string,
): Promise<number> {
  const { field } = givens[entity]!
  const [row] = await records.select(entity, { [field]: value }, { limit: 1 })
  if (row) return row.id as number
  throw new Error(
    `Fill with samples: there is no ${entity} whose ${field} is "${value}"; let the portal make its own records first`,
  )
}
