import { expect, test } from 'vitest'
import { pastedPhones } from './pastedPhones.ts'

test('coupon#sendingIsLimited pasted phones are trimmed, each stands once, and what is no phone is named', () => {
  const text =
    ' 13900000001\n+86 139-0000-0002，１３９０００００００１\n12345\n\n8613900000003;13900000001'
  expect(pastedPhones(text)).toEqual({
    phones: ['13900000001', '13900000002', '13900000003'],
    twice: 2,
    wrong: ['12345'],
  })
  expect(pastedPhones(' \n')).toEqual({ phones: [], twice: 0, wrong: [] })
})
