import { expect, test } from 'vitest'
import { readManuscript } from './readManuscript.ts'

const file = (name: string, text: string) => new File([text], name, { type: 'text/plain' })

test('a manuscript tells its title, whom it names, and pictures it only names by files beside it', async () => {
  const text =
    '# 渡口\n\n文/张三\n\n江上起雾。\n\n![旧照](images/1.png)\n\n![](https://example.com/2.jpg)\n'
  const read = await readManuscript(file('渡口.md', text), ['文'])
  expect(read).toMatchObject({ title: '渡口', told: { 文: ['张三'] }, beside: ['images/1.png'] })
  expect(read.pictures).toEqual(['https://example.com/2.jpg'])
  expect(read.html).toContain('江上起雾')
})

test('what is no manuscript is refused with the kinds that are', async () => {
  await expect(readManuscript(file('封面.pdf', '%PDF'), [])).rejects.toMatchObject({
    label: [expect.stringContaining('docx'), expect.stringContaining('docx')],
  })
})
