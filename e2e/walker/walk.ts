import { areaOf, areasOf } from './declared.ts'
import { noNotes } from './findings.ts'
import { type Progress, writeRefusals } from './progress.ts'
import { type Chapter, type Hand, handOn, type Step, type Walking } from './step.ts'

/** What is to be walked. */
export interface Wanted {
  /** Chapters, and areas, screens or entities; where none of a sort is named, all are meant. */
  readonly words: readonly string[]
  /** Steps that found something are walked again. */
  readonly again: boolean
}

/** How many walk beside each other. */
const HANDS = Number(process.env.WALK_HANDS ?? 2)

/** Walks whatever was not walked yet, area by area, and within an area chapter by chapter. */
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
  const hands = Array.from({ length: HANDS }, () => handOn(context))
  for (const area of areasOf(context.declared)) {
    const due = steps
      .filter(({ step }) => areaOf(step.screen) === area)
      .filter(({ name, step }) => isWanted(asked, name, step, area) && isDue(step))
    if (due.length === 0) continue
    console.log(`${area}: ${due.length} steps`)
    for (const name of Object.keys(chapters))
      await walkAll(
        context,
        hands,
        due.filter((one) => one.name === name).map(({ step }) => step),
        progress,
      )
    writeRefusals(progress.all())
  }
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

async function walkAll(
  context: Walking,
  hands: readonly Hand[],
  steps: readonly Step[],
  progress: Progress,
): Promise<void> {
  const left = [...steps]
  const take = async (hand: Hand) => {
    for (let step = left.shift(); step; step = left.shift()) {
      const begun = performance.now()
      const walked = (await hand.walk(step)) ?? noNotes()
      // Whoever is stopped in the midst of a step has not walked it.
      if (!context.browser.isConnected()) return
      const seconds = Math.round((performance.now() - begun) / 100) / 10
      progress.keep(step.key, { ...walked, seconds })
      const { length } = walked.findings
      console.log(`${length > 0 ? `✗ ${length}` : '✓'} ${step.key} (${seconds} s)`)
    }
    await hand.clear()
  }
  await Promise.all(hands.map(take))
}
