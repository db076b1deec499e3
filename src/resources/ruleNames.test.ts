import { expect, test } from 'vitest'
import { readDeclarations } from '../../portal/start/declarations.ts'
import ruleNames from './ruleNames.json' with { type: 'json' }

const named: { readonly [entity: string]: { readonly [id: string]: string } } = ruleNames
const { entities } = await readDeclarations()
const idsOf = (of: object) => Object.keys(of).sort()

test('every rule has a name that says what holds, and every name a rule', () => {
  const wanted = entities.filter(({ rules }) => idsOf(rules).length > 0)
  expect(Object.keys(named).sort()).toEqual(wanted.map(({ name }) => name).sort())
  for (const { name, rules } of wanted) expect([name, ...idsOf(named[name]!)]).toEqual([name, ...idsOf(rules)])
})

test('no two rules of an entity bear one name', () => {
  for (const [entity, names] of Object.entries(named)) {
    const all = Object.values(names)
    expect([entity, ...new Set(all)]).toEqual([entity, ...all])
    for (const name of all) expect(name, `${entity}: ${name}`).toMatch(/^[a-z][A-Za-z]{3,59}$/)
  }
})
