import { expect, test } from 'vitest'
import type { Fields } from '#declare'
import { isKnownEnding } from '#portal/storage/objects/objectType.ts'
import { endingsOf } from '#widgets/kind/storedFileProblems.ts'
import { readDeclarations } from '../../start/declarations.ts'

const { entities } = await readDeclarations()

/** The endings that the files of these fields take, those in the entries of lists included. */
const endingsIn = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'list') return endingsIn(field.of as Fields)
    return field.kind === 'file' ? (endingsOf(field, {}) ?? []) : []
  })

test('every ending that a field asks for is one that uploads take', () => {
  const asked = entities.flatMap(({ fields, actions }) => [
    ...endingsIn(fields),
    ...Object.values(actions).flatMap(({ asks = {} }) =>
      Array.isArray(asks) ? [] : endingsIn(asks as Fields),
    ),
  ])
  expect(asked).toContain('svga')
  expect(asked.filter((ending) => !isKnownEnding(ending))).toEqual([])
})
