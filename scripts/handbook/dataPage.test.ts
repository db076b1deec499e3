import { expect, test } from 'vitest'
import type { Entity, Field, Fields } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { classifiedFields, dataPage } from './dataPage.ts'

const declared = await readDeclarations()
const all = classifiedFields(declared.entities)
const { text } = dataPage(declared)

/** All fields of an entity with those of its lists. */
const everyField = ({ fields }: Entity): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...(field.kind === 'list'
      ? Object.entries((field.of ?? {}) as Fields).map(
          ([inner, of]) => [`${name}.${inner}`, of] as const,
        )
      : []),
  ])

test('every phone of the declarations is classified as personal, none is forgotten', () => {
  const known = new Set(
    all.map(({ entity, mask: { list, field } }) =>
      [entity.name, list ? `${list}.${field}` : field].join(' '),
    ),
  )
  const phones = declared.entities.flatMap((entity) =>
    everyField(entity)
      .filter(([, { kind }]) => kind === 'phone')
      .map(([name]) => `${entity.name} ${name}`),
  )
  expect(phones.length).toBeGreaterThan(10)
  expect(phones.filter((phone) => !known.has(phone))).toEqual([])
})

test('what is classified is protected as its level says: nobody without the right reads it, whatever their role', () => {
  const stranger = {
    ...{ acting: 'user' as const, user: { id: 9, username: 'x', name: 'x' }, roles: ['stranger'] },
    ...{ special: new Set<never>(), currentRole: 'stranger' },
  }
  const open = all.filter(({ entity, mask }) => {
    if (mask.list) return false
    return !maskedFields(entity, stranger as never).has(mask.field)
  })
  expect(open.map(({ entity, mask }) => `${entity.name}.${mask.field}`)).toEqual([])
})

test('the page tells the levels, what each asks for, and each field once in the level it has', () => {
  for (const level of [
    '公开 public',
    '内部 internal',
    '个人 personal',
    '受限 confidential',
    '机密 secret',
  ])
    expect(text).toContain(`| ${level} |`)
  const [, personal = '', confidential = ''] = text.split(/## (?:个人|受限) · /)
  const lines = (part: string) => part.split('\n').filter((line) => /\| `\w/.test(line))
  expect(lines(personal)).toHaveLength(all.filter(({ level }) => level === 'personal').length)
  expect(lines(confidential.split('## 机密')[0] as string)).toHaveLength(
    all.filter(({ level }) => level === 'confidential').length,
  )
  expect(confidential).toContain('AES-256-GCM')
})
