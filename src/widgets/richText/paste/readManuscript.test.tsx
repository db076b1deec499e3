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

test('lines that tell are read one by one, whether or not a blank one parts them', async () => {
  const words = ['作者', '来源', '栏目']
  const told = { 作者: ['张三'], 来源: ['读书'], 栏目: ['社会'] }
  const markdown = '# 渡口\n\n作者：张三\n来源：《读书》\n栏目：社会\n江上起雾。\n雾散了。\n'
  const page = '<h1>渡口</h1><p>作者：张三<br>来源：《读书》<br>栏目：社会</p><p>江上起雾。</p>'
  for (const [name, text] of [
    ['渡口.md', markdown],
    ['渡口.html', page],
  ] as const) {
    const read = await readManuscript(file(name, text), words)
    expect(read).toMatchObject({ title: '渡口', told })
    expect(read.html).toContain('江上起雾。')
    expect(read.html).not.toContain('作者')
  }
})

test('what is no manuscript is refused with the kinds that are', async () => {
  await expect(readManuscript(file('封面.pdf', '%PDF'), [])).rejects.toMatchObject({
    label: [expect.stringContaining('docx'), expect.stringContaining('docx')],
  })
})
