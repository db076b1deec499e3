import { expect, test } from 'vitest'
import { type Entity, type Fields, isKept } from '#declare'
import { readDeclarations } from '../../portal/start/declarations.ts'

const { entities } = await readDeclarations()

/** A tree whose records are of several kinds, and the field that tells them apart. */
const kindField = (name: string): string | undefined =>
  Object.values(entities.find((one) => one.name === name)?.rules ?? {})
    .flat()
    .map(({ tree }) => tree as { readonly kinds?: object; readonly by?: string } | undefined)
    .find((tree) => tree?.kinds)?.by

const isWrittenByPeople = ({ rules }: Entity) =>
  !Object.values(rules)
    .flat()
    .some(({ from, create }) => from !== undefined && create === false)

const picked = (fields: Fields, before = ''): readonly (readonly [path: string, to: string])[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return picked(field.of as Fields, `${name}.`)
    const isPicked = (field.kind === 'ref' || field.kind === 'refs') && !isKept(field)
    return isPicked && field.to ? [[before + name, field.to] as const] : []
  })

/** An enterprise is one on either level. */
const ofAnyKind = ['cloudEnterprise']

const cases = entities.filter(isWrittenByPeople).flatMap((entity) =>
  picked(entity.fields).flatMap(([path, to]) => {
    const kind = kindField(to)
    return kind && !ofAnyKind.includes(to) ? [[`${entity.name}.${path}`, { entity, path, kind }] as const] : []
  }),
)

test.each(cases)('%s says which kind of node it takes', (_name, { entity, path, kind }) => {
  const rules = Object.values(entity.rules).flat()
  const said = rules.filter(({ refer, where }) => refer === path && kind in ((where ?? {}) as object))
  expect(said).not.toEqual([])
})
