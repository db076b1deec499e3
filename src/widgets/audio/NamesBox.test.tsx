import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'

quiet()
afterEach(cleanup)

const fields = {
  episodes: f.list(
    '音频',
    'Sounds',
    { max: 200 },
    {
      title: f.text('音频标题', 'Title', { required: true, max: 12 }),
      audio: f.audio('音频文件', 'File', { required: true }),
    },
  ),
}
const entry = (name: string) => ({
  title: name.replace(/\.\w+$/, ''),
  audio: {
    url: `https://store.example.com/${encodeURIComponent(name)}`,
    name,
    size: 39_000,
    duration: 10,
  },
})

test('forty episodes are named after a pattern, seen first, changed there, and put in order', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `第${40 - at}集 城墙${40 - at}.mp3`)
  const record = { episodes: names.map(entry) }
  const { user, save } = await renderForm(fields, { record })
  await user.click(await screen.findByRole('button', { name: '按格式命名并排好' }))
  const box = within(await screen.findByRole('group', { name: '按格式命名并排好' }))
  expect(box.getAllByRole('row')).toHaveLength(41)
  expect(box.getByLabelText('第7集 城墙7.mp3 的标题')).toHaveProperty('value', '第7集 城墙7')
  const pattern = box.getByLabelText('标题格式')
  await user.clear(pattern)
  await user.click(pattern)
  await user.paste('{nn}·{title}')
  const second = box.getByLabelText('第2集 城墙2.mp3 的标题')
  expect(second).toHaveProperty('value', '02·城墙2')
  await user.clear(second)
  expect(box.getByText('没有标题')).toBeTruthy()
  await user.click(second)
  await user.paste('01·城墙1')
  expect(box.getAllByText('与另一集同名')).toHaveLength(2)
  await user.clear(second)
  await user.click(second)
  await user.paste('护城河')
  await user.click(box.getByRole('button', { name: '用这些标题与次序' }))
  const kept = (await save())?.episodes as readonly { title: string; audio: { name: string } }[]
  expect(kept.map(({ title }) => title).slice(0, 4)).toEqual([
    ...['01·城墙1', '护城河', '03·城墙3', '04·城墙4'],
  ])
  expect(kept.map(({ audio }) => audio.name)).toEqual(names.toReversed())
})

test('numbers are counted from where one says', async () => {
  const record = { episodes: [entry('夜市.mp3'), entry('城墙.mp3')] }
  const { user } = await renderForm(fields, { record })
  await user.click(await screen.findByRole('button', { name: '按格式命名并排好' }))
  await user.type(await screen.findByLabelText('从第几集数起'), '21')
  const titles = screen.getAllByLabelText(/的标题$/).map((one) => (one as HTMLInputElement).value)
  expect(titles.map((title) => title.slice(0, 5))).toEqual(['第21集 ', '第22集 '])
})
