import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const refusal = async (text: string) => {
  const head = new TextEncoder().encode(text)
  const content = { key: 'image/0/0/a.png', size: head.length, hash: '', head, tail: head }
  return JSON.stringify(await judge(content, async () => new Uint8Array()))
}

test('a page or drawing behind comments is found out, whatever it is called', async () => {
  for (const text of ['<svg onload="x">', '<?xml version="1.0"?><!-- a --><!-- b --><svg>'])
    expect(await refusal(text)).toContain('SVG')
})

test('hundreds of comments before nothing are read once', async () => {
  expect(await refusal(`${'<!---->'.repeat(500)}x`)).toContain('refusal')
})
