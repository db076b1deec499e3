import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, draftPlace } from './draft.ts'
import { openForm, typedElsewhere } from './openForms.ts'
import { hold, releaseAll } from './unsaved.ts'

afterEach(() => releaseAll())

test('a form another tab types into is told from one that was left', async () => {
  const place = draftPlace(1, 'article', '/articles')
  const key = draftKey(place, 'there')
  expect(await typedElsewhere(place, '/articles/create')).toEqual(new Set())
  vi.resetModules()
  const there: typeof import('./openForms.ts') = await import('./openForms.ts')
  const close = there.openForm(key, '/articles/create')
  expect(await typedElsewhere(place, '/articles/create')).toEqual(new Set([key]))
  expect(await typedElsewhere(draftPlace(1, 'article', 3), '/articles/3')).toEqual(new Set())
  close()
  expect(await typedElsewhere(place, '/articles/create')).toEqual(new Set())
})

test('a form behind another screen of the same tab is open while something in it is unsaved', async () => {
  const place = draftPlace(1, 'article', 4)
  const key = draftKey(place, 'behind')
  const close = openForm(key, '/magazine/4')
  close()
  hold('/magazine/4', 'draft')
  expect(await typedElsewhere(place, '/articles/4')).toEqual(new Set([key]))
  expect(await typedElsewhere(place, '/magazine/4')).toEqual(new Set())
})
