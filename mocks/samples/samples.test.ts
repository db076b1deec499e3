import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { allSamples } from './allSamples.ts'
import { pictureNames } from './pictureNames.ts'
import { sentByApp } from './playApp.ts'
import { sampleWorld } from './sampleWorld.ts'

const { entities } = await readDeclarations()
const moment = new Date('2026-11-21T12:00:00+08:00')
const at = (clock: Date) => allSamples(entities, sampleWorld(clock, '/store/sample/'))
const samples = at(moment)

describe('sample records', () => {
  test('are the same at every run', () => {
    expect(at(moment)).toEqual(samples)
  })

  test('stand at the portal’s clock: the newest number of the weekly is still to come', () => {
    const [next] = at(new Date('2027-03-03T09:00:00+08:00')).issue!
    expect(next).toMatchObject({ publishDate: '2027-03-08', status: 'scheduled', magazine: 1 })
  })

  test('tell what can have happened: nothing ahead of the clock, and nothing before it began', () => {
    const now = '2026-11-21T07:10:00+08:00'
    const early = at(new Date(now))
    const isBefore = (one: unknown, other: unknown) =>
      Boolean(one && other) && String(one) < String(other)
    const past = [
      'paidAt',
      'takenAt',
      'seenAt',
      'shippedAt',
      'deliveredAt',
      'usedAt',
      'submittedAt',
    ]
    const wrong = Object.entries(early).flatMap(([name, rows]) =>
      rows.flatMap((row) => {
        const told = past.flatMap((field) => (row[field] ? [String(row[field])] : []))
        const isOff =
          told.some((one) => one > now || one < String(row.createdAt)) ||
          isBefore(row.deliveredAt, row.shippedAt) ||
          isBefore(row.refundedAt, row.paidAt)
        return isOff ? [name] : []
      }),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  test.each([
    ['magazine', 24, 24],
    ['column', 120, 140],
    ['source', 20, 20],
    ['author', 80, 80],
    ['articleTag', 180, 180],
    ['issue', 116, 116],
    ['article', 410, 430],
    ['protectionPeriod', 24, 24],
    ['magazineH5', 12, 12],
    ['atlas', 18, 18],
    ['category', 38, 38],
    ['appCategory', 34, 34],
    ['articleSpeed', 5, 5],
    ['auditLog', 300, 900],
  ])('of %s number %i to %i', (name, least, most) => {
    const { length } = samples[name]!
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })

  test('leave no entity with a table of its own without any', () => {
    const given = ['role', 'baseConfig', 'serviceKey', 'webhook', 'listSource', ...sentByApp]
    const empty = entities.filter(
      ({ name, keysOf }) => !keysOf && !given.includes(name) && !samples[name]?.length,
    )
    expect(empty.map(({ name }) => name)).toEqual([])
  })

  test('have articles of 900 to 9000 characters, some with a paid part', () => {
    const bodies = samples.article!.map(({ body }) => (body as string).replace(/<[^>]*>|\s/g, ''))
    expect(Math.min(...bodies.map(({ length }) => length))).toBeGreaterThanOrEqual(900)
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThanOrEqual(9000)
    expect(bodies.filter((body) => body.includes('$$$$$$')).length).toBeGreaterThan(50)
  })

  test('name pictures that were drawn', () => {
    const drawn = readdirSync(join(import.meta.dirname, 'pictures')).map((file) =>
      file.slice(0, -4),
    )
    const named = JSON.stringify(samples).match(/(?<=\/store\/sample\/)[\w-]+(?=\.jpg)/g)
    expect([...new Set(named)].filter((name) => !drawn.includes(name))).toEqual([])
    expect([...pictureNames].sort()).toEqual(drawn.sort())
  })
})
