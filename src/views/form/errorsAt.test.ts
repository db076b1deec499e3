import { expect, test } from 'vitest'
import { PortalError } from '../../client/portalError.ts'
import { errorsAt } from './errorsAt.ts'

test('what the portal says of a field stands at its input; what has none stands at no input', () => {
  const errors = { reason: '原因至少 4 个字', name: '标签重复', _: '不能保存' }
  const error = new PortalError(40001, 400, '不能保存', { errors })
  expect(errorsAt(error, { name: 'c0value', reason: 'reason' })).toEqual({
    ...{ c0value: '标签重复', reason: '原因至少 4 个字' },
  })
  expect(errorsAt(new Error('没有网络'), { name: 'name' })).toEqual({})
})
