import { expect, test } from 'vitest'
import type { Entity, SpecialRight } from '#declare'
import { appUser } from '#resources/data/appUser.ts'
import { redeemCode } from '#resources/data/redeemCode.ts'
import { maskedFields } from './maskedFields.ts'

const asker = (...special: SpecialRight[]) => ({
  user: { id: 7 },
  roles: ['editor'],
  special: new Set(special),
})

test('whoever lacks the right finds phones and codes by the whole, and others by a part', () => {
  expect(maskedFields(appUser as Entity, asker()).has('phone')).toBe(true)
  expect(maskedFields(appUser as Entity, asker('personal')).has('phone')).toBe(false)
  expect(maskedFields(redeemCode as Entity, asker('personal')).has('code')).toBe(true)
  expect(maskedFields(redeemCode as Entity, asker('export')).has('code')).toBe(false)
})

test('a record of the portal’s own hides nothing from it', () =>
  expect(maskedFields(appUser as Entity, { ...asker(), acting: 'portal' }).size).toBe(0))
