import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { areaOf, areasOf } from './declared.ts'
import { noNotes } from './findings.ts'
import type { Progress } from './progress.ts'
import { type Chapter, type Hand, handOn, type Step, type Walking } from './step.ts'

/** What is to be walked. */
export interface Wanted {
  /** Chapters, and areas, screens or entities; where none of a sort is named, all are meant. */
  readonly words: readonly string[]
  /** Steps that found something are walked again. */
  readonly again: boolean
}

/** How many walk beside each other: each waits a third of its time, for pages to come to rest. */
const HANDS = Number(process.env.WALK_HANDS ?? availableParallelism() + 1)

/**
 * Walks whatever was not walked yet: the screens first, as one of each kind of person after the other, who sit down for
 * that once; then area by area, and within an area chapter by chapter. Nobody waits for the last of a
 * chapter: whoever has nothing left takes what comes next and is of records that nobody else is at.
 */
export async function walk(
  context: Walking,
  chapters: { readonly [name: string]: Chapter },
  progress: Progress,
  wanted: Wanted,
): Promise<void> {
  const steps = Object.entries(chapters).flatMap(([name, chapter]) =>
    chapter(context).map((step) => ({ name, step })),
  )
  const asked = { words: wanted.words, chapters: Object.keys(chapters) }
  const isDue = ({ key }: Step) =>
    !progress.has(key) || (wanted.again && progress.notesOf(key)?.findings.length !== 0)
  const dueIn = (area: string, isMeant: (name: string) => boolean) =>
    steps.filter(
      ({ name, step }) =>
        areaOf(step.screen) === area &&
        isMeant(name) &&
        isWanted(asked, name, step, area) &&
        isDue(step),
    )
  const [first] = Object.keys(chapters)
  const areas = areasOf(context.declared)
  const due = [
    ...areas.flatMap((area) => dueIn(area, (name) => name === first)),
    ...areas.flatMap((area) => dueIn(area, (name) => name !== first)),
  ]
  console.log(`${due.length} steps`)
  const left = due.map(({ step }) => ({ step, places: placesOf(context, step) }))
  const hands = Array.from({ length: Math.min(HANDS, left.length) }, () => handOn(context))
  const busy = new Set<string>()
  await Promise.all(hands.map((hand) => takeAll(context, hand, left, busy, progress)))
}

/** Words that are chapters say in which ways, all others where: `moves 运营管理` makes the moves of that area. */
function isWanted(
  { words, chapters }: { readonly words: readonly string[]; readonly chapters: readonly string[] },
  name: string,
  { screen }: Step,
  area: string,
): boolean {
  const ways = words.filter((word) => chapters.includes(word))
  const places = words.filter((word) => !chapters.includes(word))
  const called = [area, screen.path, screen.entity, screen.label[0], screen.label[1]]
  return (
    (ways.length === 0 || ways.includes(name)) &&
    (places.length === 0 || places.some((word) => called.includes(word)))
  )
}

/** A step, and what nobody else is to be at meanwhile. */
interface Placed {
  readonly step: Step
  readonly places: readonly string[]
}

async function takeAll(
  context: Walking,
  hand: Hand,
  left: Placed[],
  busy: Set<string>,
  progress: Progress,
): Promise<void> {
  let chapter = ''
  while (left.length > 0) {
    const at = left.findIndex(({ places }) => !places.some((one) => busy.has(one)))
    const [next] = at < 0 ? [] : left.splice(at, 1)
    if (!next) {
      await pause(100)
      continue
    }
    const { step, places } = next
    for (const place of places) busy.add(place)
    const [now = ''] = step.key.split(' ')
    if (now !== chapter) await hand.clear()
    chapter = now
    const begun = performance.now()
    const walked = (await hand.walk(step)) ?? noNotes()
    for (const place of places) busy.delete(place)
    // Whoever is stopped in the midst of a step has not walked it.
    if (!context.browser.isConnected()) return
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    progress.keep(step.key, { ...walked, seconds })
    const { length } = walked.findings
    console.log(`${length > 0 ? `✗ ${length}` : '✓'} ${step.key} (${seconds} s)`)
  }
  await hand.close()
}

/**
 * What one step may change and another would look at meanwhile: its records, and those that are deleted and come back
 * along with them, or forget one of them that is.
 */
function placesOf({ declared: { entities } }: Walking, { screen }: Step): readonly string[] {
  if (!screen.entity) return [screen.path]
  const along = [...entities.values()].filter(({ fields }) =>
    Object.values(fields).some(
      ({ to, onDelete = 'restrict' }) => to === screen.entity && onDelete !== 'restrict',
    ),
  )
  return [screen.entity, ...along.map(({ name }) => name)]
}
