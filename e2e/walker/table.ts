import type { Finding, Notes } from './findings.ts'
import { isKnown } from './known.ts'

/** All that was found, and all that could not be walked, as lines to be read; and how much of it is not known. */
export function tableOf(walked: ReadonlyMap<string, Notes>): {
  readonly lines: readonly string[]
  readonly count: number
} {
  const all = [...walked.values()].flatMap((notes) => notes.findings)
  const { wrong, cannot, known } = sorted(all)
  const chapters = Map.groupBy(walked, ([key]) => key.split(' ')[0] as string)
  return {
    lines: [
      ...section(`${wrong.length} found wrong`, wrong),
      ...section(`${cannot.length} could not be walked`, cannot),
      ...section(`${known.length} known`, known),
      ...[...chapters].map(
        ([chapter, steps]) => `${chapter}: ${summary(steps.map(([, one]) => one))}`,
      ),
      summary([...walked.values()]),
    ],
    count: wrong.length + cannot.length,
  }
}

function sorted(all: readonly Finding[]) {
  const fresh = all.filter((one) => !isKnown(one))
  return {
    wrong: fresh.filter(({ cannot }) => !cannot),
    cannot: fresh.filter(({ cannot }) => cannot),
    known: all.filter(isKnown),
  }
}

function summary(steps: readonly Notes[]): string {
  const { wrong, cannot, known } = sorted(steps.flatMap(({ findings }) => findings))
  const counts = `${wrong.length} found wrong, ${cannot.length} could not be walked`
  const seconds = steps.reduce((sum, one) => sum + (one.seconds ?? 0), 0)
  const pace = (seconds / Math.max(steps.length, 1)).toFixed(1)
  return `${steps.length} steps walked, ${counts}, ${known.length} known; ${pace} s each`
}

function section(title: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return []
  const ordered = findings.toSorted((a, b) => a.screen.localeCompare(b.screen))
  const lines = ordered.map(
    ({ screen, element, what, picture }) =>
      `${screen} · ${element} · ${what.replace(/\s+/g, ' ')}${picture ? ` · ${picture}` : ''}`,
  )
  return [title, ...lines, '']
}
