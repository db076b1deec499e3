import type { Finding, Notes } from './findings.ts'

/** All that was found, and all that could not be walked, as lines to be read; and how much that is. */
export function tableOf(walked: ReadonlyMap<string, Notes>): {
  readonly lines: readonly string[]
  readonly count: number
} {
  const findings = [...walked.values()].flatMap((notes) => notes.findings)
  const [cannot, wrong] = [findings.filter(isUnable), findings.filter((one) => !isUnable(one))]
  return {
    lines: [
      ...section(`${wrong.length} found wrong`, wrong),
      ...section(`${cannot.length} could not be walked`, cannot),
      `${walked.size} steps walked, ${wrong.length} found wrong, ${cannot.length} could not be walked`,
    ],
    count: findings.length,
  }
}
const isUnable = ({ cannot }: Finding) => cannot === true

function section(title: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return []
  const sorted = findings.toSorted((a, b) => a.screen.localeCompare(b.screen))
  const lines = sorted.map(
    ({ screen, element, what, picture }) =>
      `${screen} · ${element} · ${what.replace(/\s+/g, ' ')}${picture ? ` · ${picture}` : ''}`,
  )
  return [title, ...lines, '']
}
