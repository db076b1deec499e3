import { expect, test } from 'vitest'
import { guardedFetch } from './guardedFetch.ts'

test.each([
  ['ENOTFOUND', /没有这个网址/],
  ['EAI_AGAIN', /暂时查不到/],
  ['ECONNREFUSED', /没有在提供服务/],
  ['EWHATEVER', /连接没有建立/],
])('a call that does not come through says why in words, not as %s', async (code, words) => {
  const resolve = async () => {
    throw Object.assign(new Error(`getaddrinfo ${code} nowhere.cn`), { code })
  }
  const called = guardedFetch({ resolve })('https://nowhere.cn/1.png')
  const { label } = await called.then(
    () => ({ label: ['', ''] }),
    (error: { readonly label: readonly string[] }) => error,
  )
  expect(label[0]).toMatch(words)
  expect(label.join()).not.toMatch(/getaddrinfo|E[A-Z_]{4,}/)
})
