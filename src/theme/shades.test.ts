import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accents } from '#derive/userSettings.ts'
import { contrast, mix } from './contrast.ts'
import { grounds, leastContrast, type SchemeName, shadesOf, softShare } from './shades.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const both: readonly SchemeName[] = ['light', 'dark']

/** Everything that text in the accent, or on it, may lie on. */
function least(accent: string, scheme: SchemeName): number {
  const { main, hover, onMain } = shadesOf(accent, scheme)
  const { ground, paper } = grounds[scheme]
  const behind = [ground, paper].flatMap((one) => [one, mix(one, main, softShare)])
  const pairs = [...behind.map((one) => [main, one]), [onMain, main], [onMain, hover]] as const
  return Math.min(...pairs.map(([text, ground]) => contrast(text as string, ground as string)))
}

describe.each(both)('in the %s scheme', (scheme) => {
  test('any accent can be read as text, on what is selected, and on its own button', () => {
    fc.assert(
      fc.property(color, (accent) => least(accent, scheme) >= leastContrast),
      { numRuns: 2000 },
    )
  })

  test.each([
    ...accents.map(([accent]) => accent),
    '#000000',
    '#ffffff',
    '#ffff00',
    '#0000ff',
    '#7f7f7f',
  ])('%s can be read', (accent) => {
    expect(least(accent, scheme)).toBeGreaterThanOrEqual(leastContrast)
  })
})

test('an accent that can be read as it is stays as it was chosen', () => {
  expect(shadesOf('#0b4f9c', 'light').main).toBe('#0b4f9c')
  expect(shadesOf('#9fd0ff', 'dark').main).toBe('#9fd0ff')
})
