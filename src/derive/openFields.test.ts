import { expect, test } from 'vitest'
import { entity, f, type Row } from '#declare'
import { nothingKnown } from './nothingKnown.ts'
import { openFields } from './openFields.ts'
import type { Situation } from './situation.ts'

const letter = entity('letter', ['信', 'Letter'], {
  title: 'subject',
  fields: {
    subject: f.text('主题', 'Subject'),
    note: f.text('备注', 'Note'),
    sentBy: f.text('发出者', 'Sent by', { readOnly: true }),
    carrier: f.text('承运', 'Carrier'),
  },
  states: { draft: ['草稿', 'Draft'], sent: ['已发送', 'Sent'], filed: ['已归档', 'Filed'] },
  form: [['信', 'Letter', 'subject', ['note', 'sentBy'], 'carrier']],
  rules: {
    1: { from: 'portal', fields: ['carrier'] },
    2: [{ lock: { status: 'sent' }, but: ['note'] }, { lock: { status: 'filed' } }],
  },
})

/** The fields of a letter that may be changed in this state. */
const openIn = (status: string, entityOf = letter) => {
  const record: Row = { id: 1, subject: '山中来信', status }
  return openFields({
    entity: entityOf,
    entities: new Map(),
    before: record,
    after: record,
    now: '2026-11-23T10:00:00+08:00',
    session: { acting: 'user', user: { id: 1 }, roles: ['editor'], special: new Set() },
    ...nothingKnown,
  } as Situation)
}

test('what the portal writes is never open', () => {
  expect(openIn('draft')).toEqual(['subject', 'note'])
})

test('a lock leaves open what it says, or nothing', () => {
  expect(openIn('sent')).toEqual(['note'])
  expect(openIn('filed')).toEqual([])
})

test('what an editor may not edit is not open to them', () => {
  const guarded = { ...letter, rules: { 1: [{ may: ['edit'], who: 'admin' }] } } as typeof letter
  expect(openIn('draft', guarded)).toEqual([])
})
