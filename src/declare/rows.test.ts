import { expect, expectTypeOf, test } from 'vitest'
import { entity, f, namedTwice, type RecordOf } from '#declare'

test('choices, states, columns and the fields of a list may stand in rows, and mean what they mean in one', () => {
  const ticket = entity('ticket', ['票', 'Ticket'], {
    fields: {
      soldOn: f.choice('平台', 'Sold on', { required: true }, [
        { app: ['应用', 'App'], h5: ['网页', 'Web'] },
        { tmall: ['天猫', 'Tmall'] },
      ]),
      seats: f.list('座位', 'Seats', { max: 4 }, [
        { row: f.integer('排', 'Row', { required: true }) },
        { name: f.text('姓名', 'Name') },
      ]),
    },
    states: [{ open: ['可用', 'Open'], used: ['已用', 'Used'] }, { void: ['作废', 'Void'] }],
    moves: { void: { from: ['open', 'used'], to: 'void' } },
    list: { columns: [['soldOn', 'seats'], ['status']] },
  })

  expect(ticket.fields.soldOn.of).toEqual({
    app: ['应用', 'App'],
    h5: ['网页', 'Web'],
    tmall: ['天猫', 'Tmall'],
  })
  expect(Object.keys(ticket.fields.seats.of)).toEqual(['row', 'name'])
  expect(Object.keys(ticket.states)).toEqual(['open', 'used', 'void'])
  expect(ticket.list.columns).toEqual(['soldOn', 'seats', 'status'])

  type Ticket = RecordOf<typeof ticket>
  expectTypeOf<Ticket['soldOn']>().toEqualTypeOf<'app' | 'h5' | 'tmall'>()
  expectTypeOf<NonNullable<Ticket['seats']>[number]['row']>().toEqualTypeOf<number>()
})

test('a choice that must be made says the one it begins with in place of options', () => {
  const cycle = f.choice('刊期', 'Cycle', 'weekly', {
    weekly: ['周刊', 'Weekly'],
    monthly: ['月刊', 'Monthly'],
  })
  expect(cycle).toMatchObject({ required: true, default: 'weekly' })
  // @ts-expect-error: it begins with one of its own choices.
  f.choice('刊期', 'Cycle', 'yearly', { weekly: ['周刊', 'Weekly'] })
})

test('a list that is only limited says how many it holds at most', () => {
  const prizes = f.list('奖品', 'Prizes', 10, { name: f.text('名称', 'Name') })
  expect(prizes).toMatchObject({ max: 10, of: { name: { kind: 'text' } } })
})

test('what two rows name is told to the report at start', () => {
  const { of } = f.choices('平台', 'Platforms', [
    { ios: ['iOS', 'iOS'], android: ['安卓', 'Android'] },
    { ios: ['苹果', 'Apple'] },
  ])
  expect(namedTwice(of)).toEqual(['ios'])
  expect(namedTwice({ ios: ['iOS', 'iOS'] })).toEqual([])
})
