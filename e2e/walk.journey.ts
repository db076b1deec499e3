import { expect, test } from 'vitest'
import { setStage } from './support/stage.ts'
import { readDeclared } from './walker/declared.ts'
import { files } from './walker/files.ts'
import { briefForms } from './walker/forms/forms.ts'
import { known } from './walker/known.ts'
import { makePeople } from './walker/people.ts'
import { briefPickers } from './walker/pickers.ts'
import { type Chapter, handOn } from './walker/step.ts'

const stage = setStage()

/** Some minutes for each: asked for by name, `WALK=brief npm test -- e2e`, and by the walker itself. */
const brief = test.runIf(process.env.WALK === 'brief')

/** What all steps of a chapter find that is not known, each in a line. */
async function findings(chapter: Chapter): Promise<readonly string[]> {
  const [declared, people] = await Promise.all([readDeclared(), makePeople(stage.portal)])
  const ground = { ...stage, declared, people }
  const left = [...chapter(ground)]
  const found: string[] = []
  const walk = async () => {
    const hand = handOn(ground)
    for (let step = left.shift(); step; step = left.shift()) {
      const notes = await hand.walk(step)
      found.push(
        ...notes.findings.map(({ screen, element, what }) => `${screen} · ${element} · ${what}`),
      )
    }
    await hand.close()
  }
  await Promise.all([walk(), walk()])
  return found.filter((line) => !known.some((begin) => line.startsWith(begin)))
}

brief(
  'every picker of a form for a new record offers what is there',
  {
    timeout: 900_000,
  },
  async () => {
    expect(await findings(briefPickers)).toEqual([])
  },
)

brief(
  'every form for a new record is saved with what must be filled',
  {
    timeout: 900_000,
  },
  async () => {
    expect(await findings(briefForms)).toEqual([])
  },
)

brief('every file that records hold is what it claims to be', { timeout: 900_000 }, async () => {
  expect(await findings(files)).toEqual([])
})

test('what the walker cannot do only gets less', () => {
  expect(known.length).toBeLessThanOrEqual(14)
})
