import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { namesIn } from './namesIn.ts'

const source = entity('source', ['来源', 'Source'], {
  fields: {
    title: f.text('标题', 'Title'),
    secret: f.boolean('保密', 'Secret'),
    period: f.period('期限', 'Period'),
    column: f.ref('栏目', 'Column', { to: 'source' }),
  },
})

test('finds the fields a condition names, at any depth', () => {
  const condition = {
    any: [{ secret: true }, { 'period.end': { lt: { now: '+30d' } } }, { 'column.status': 'on' }],
    compare: ['title', '<=', 'lost'],
  }
  expect(namesIn(source, condition)).toEqual(['secret', 'period', 'column', 'title'])
  expect(namesIn(source, undefined)).toEqual([])
})
