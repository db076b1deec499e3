import { expect, test } from 'vitest'
import { f } from '#declare'
import { fileRefusal, sizeRefusal } from './pictureProblem.ts'
import { previewScale } from './previewScale.ts'

const cover = f.image('封面', 'Cover', { width: 750, height: 1000 })

test.each([
  [750, 1000],
  [745, 1005],
  [755, 995],
  [1500, 2000],
  [1505, 1995],
])('%d × %d fits a frame of 750 × 1000', (width, height) => {
  expect(sizeRefusal({ width, height }, cover)).toBeNull()
})

test.each([
  [744, 1000],
  [750, 1006],
  [1500, 1000],
  [1000, 750],
  [3000, 4000],
])('%d × %d does not', (width, height) => {
  const refusal = sizeRefusal({ width, height }, cover)
  expect(refusal?.title).toEqual([
    '请上传正确宽高的图片',
    'Please upload a picture of correct width and height',
  ])
  expect(refusal?.text[0]).toBe(`请上传宽 750px、高 1000px的图片，这张为 ${width} × ${height}px`)
  expect(refusal?.text[1]).toBe(
    `Please upload width 750 px, height 1000 px; this one is ${width} × ${height}px`,
  )
})

test('double size is refused where the field says so', () => {
  expect(sizeRefusal({ width: 1500, height: 2000 }, { ...cover, double: false })).not.toBeNull()
})

test('a height may be the least, of the double too', () => {
  const long = f.image('长图', 'Long', { width: 750, heightMin: 1200 })
  expect(sizeRefusal({ width: 750, height: 5000 }, long)).toBeNull()
  expect(sizeRefusal({ width: 1500, height: 2400 }, long)).toBeNull()
  expect(sizeRefusal({ width: 1500, height: 1300 }, long)).not.toBeNull()
  expect(sizeRefusal({ width: 750, height: 1100 }, long)?.text[0]).toContain('高不少于 1200px')
  expect(
    sizeRefusal(
      { width: 750, height: 5000 },
      f.image('长图', 'Long', { width: 750, height: 1200, heightMin: true }),
    ),
  ).toBeNull()
})

test('only the width counts where no height is asked, and nothing where neither is', () => {
  expect(
    sizeRefusal({ width: 750, height: 17 }, f.image('图', 'Picture', { width: 750 })),
  ).toBeNull()
  expect(sizeRefusal({ width: 13, height: 17 }, f.images('图', 'Pictures'))).toBeNull()
})

test('weight and type are refused in the words of the product', () => {
  const at = (name: string, bytes: number, maxKB?: number) =>
    fileRefusal({ name, bytes }, maxKB === undefined ? cover : { ...cover, maxKB })?.text[0]
  expect(at('a.PNG', 2048 * 1024 - 1)).toBeUndefined()
  expect(at('a.png', 3 * 1024 ** 2)).toBe('请上传小于2M的图片，这张为 3.00 MB')
  expect(at('a.png', 400 * 1024, 300)).toBe('请上传小于300KB的图片，这张为 400 KB')
  expect(at('a.png', 0)).toContain('0 字节')
  expect(at('a.svg', 10)).toBe(
    '请上传jpg,jpeg,png,gif格式的文件（webp、avif、heic 会自动转换），a.svg 不是',
  )
})

test('a field may take about 600 KB and say 300Kb, as the old widget did', () => {
  const old = f.image('图', 'Picture', { width: 750, maxKB: 600, saysKB: 300 })
  const at = (bytes: number) => fileRefusal({ name: 'a.png', bytes }, old)?.text[1]
  // Its formula: bytes / 300 / 1024 < 2.
  expect(at(600 * 1024 - 1)).toBeUndefined()
  expect(at(600 * 1024)).toBe('Please upload files under 300Kb')
})

test.each([
  [150, 1],
  [201, 1 / 3],
  [400, 1 / 3],
  [401, 1 / 4],
])('%d px high, a field of the other reading shows it at %d', (height, scale) => {
  expect(previewScale(height, [1 / 3, 1 / 4])).toBe(scale)
})

test.each([
  [150, 1],
  [200, 1],
  [201, 1 / 2],
  [400, 1 / 2],
  [1000, 1 / 3],
])('a picture %d px high is shown at %d of its size', (height, scale) => {
  expect(previewScale(height)).toBe(scale)
})
