import { expect, test } from 'vitest'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import { withPictures } from './chapterHtml.ts'
import { EpubFault } from './EpubFault.ts'
import { chaptersOf, openEpub } from './readEpub.ts'
import { bookOf, type Files } from './testing/bookOf.ts'

const picture = pictureOf(60, 80)
const faultOf = (bytes: Uint8Array): string => {
  try {
    chaptersOf(openEpub(bytes))
  } catch (error) {
    if (error instanceof EpubFault) return error.label[0]
    throw error
  }
  return 'taken'
}
const with3 = (more: Files) => faultOf(bookOf(3, picture, more))

test.each([2, 3] as const)('EPUB %i: metadata, cover and contents', (version) => {
  const { facts, book, contents } = openEpub(bookOf(version, picture))
  expect(facts).toEqual({
    title: '河流的语言',
    creator: '沈知微、顾南乔',
    publisher: '晨光文艺出版社',
    isbn: '9787500000001',
    identifier: 'urn:uuid:river-1',
    language: 'zhHans',
    introduction: '写一条河，也写河边的人。',
  })
  expect(book.cover).toBe('OEBPS/images/cover.png')
  expect(contents.map(({ title, level }) => [level, title])).toEqual([
    [0, '序言：为什么写河'],
    [0, '第一章 源头'],
    [1, '1.1 雪线'],
    [1, '1.2 冰川下的村庄'],
    [0, '注释'],
  ])
})

test.each([2, 3] as const)(
  'EPUB %i: chapters are cut where the contents say, in the markup the reader knows',
  (version) => {
    const chapters = chaptersOf(openEpub(bookOf(version, picture)))
    const [preface, first, snow, village, notes] = chapters
    expect(preface?.html).toBe(
      '<h1>序言：为什么写河</h1><p>河是最早的<b>路</b>。<sup>1</sup></p><p><a href="https://example.com/river">延伸阅读</a></p>',
    )
    expect(first?.html).toBe('<div><h1>第一章 源头</h1><p>雪线以下，第一滴水。</p></div>')
    expect(snow).toMatchObject({ parent: 1, level: 1, href: 'OEBPS/text/part1.xhtml#s1' })
    expect(withPictures(snow!.html, (path) => `/pictures/${path}`)).toContain(
      '<img src="/pictures/OEBPS/images/river.png" alt="河" />',
    )
    expect(withPictures(snow!.html, () => undefined)).not.toContain('<img')
    expect(village?.html).toContain('村里有九户人家。')
    expect(village?.html).toContain('第十户搬走了。')
    expect(notes?.html).toContain('<blockquote><p>一、见《水经注》。</p></blockquote>')
  },
)

test('levels below the fourth stand on the fourth', () => {
  const deep = (left: number): string =>
    left === 0
      ? ''
      : `<ol><li><a href="text/notes.xhtml">第${left}层</a>${deep(left - 1)}</li></ol>`
  const nav = `<html xmlns:epub="x"><body><nav epub:type="toc">${deep(6)}</nav></body></html>`
  const chapters = chaptersOf(openEpub(bookOf(3, picture, { 'OEBPS/nav.xhtml': nav })))
  const levels = chapters.filter(({ title }) => title.endsWith('层')).map(({ level }) => level)
  expect(levels).toEqual([0, 1, 2, 3, 3, 3])
  expect(new Set(chapters.map(({ href }) => href)).size).toBe(chapters.length)
})

test('text in GBK is read as such, and entities of its own swell nothing', () => {
  const gbk = Uint8Array.of(0xba, 0xd3, 0xc1, 0xf7)
  const head = new TextEncoder().encode('<?xml version="1.0" encoding="gbk"?><html><body><p>')
  const notes = Uint8Array.from([
    ...head,
    ...gbk,
    ...new TextEncoder().encode('</p></body></html>'),
  ])
  const chapters = chaptersOf(openEpub(bookOf(3, picture, { 'OEBPS/text/notes.xhtml': notes })))
  expect(chapters.at(-1)?.html).toBe('<p>河流</p>')
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><container><rootfiles><rootfile full-path="OEBPS/content.opf"/></rootfiles>&b;</container>`
  expect(with3({ 'META-INF/container.xml': bomb })).toBe('taken')
})

test('what cannot be read is refused in words', () => {
  const whole = bookOf(3, picture)
  expect(faultOf(new Uint8Array())).toBe('文件是空的（0字节）')
  expect(faultOf(new TextEncoder().encode('MZ\u0090 this program cannot be run'))).toMatch(
    /^不是epub/,
  )
  expect(faultOf(whole.subarray(0, whole.length - 400))).toMatch(/不完整或已损坏/)
  expect(with3({ 'META-INF/container.xml': null })).toMatch(/^缺少META-INF/)
  expect(with3({ 'OEBPS/content.opf': null })).toBe('书籍信息文件缺失：找不到 OEBPS/content.opf')
  expect(with3({ 'OEBPS/nav.xhtml': null })).toBe('目录文件缺失：找不到 toc.ncx 或 nav.xhtml')
  expect(with3({ '../../etc/cron.d/x': 'x' })).toMatch(/不安全的路径/)
  expect(with3({ 'OEBPS/content.opf': '<package><manifest><item' })).toMatch(/XML|缺失/)
})

test('protected books are refused; scrambled fonts are not', () => {
  const encryption = (way: string) =>
    `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${way}"/></enc:EncryptedData></encryption>`
  const aes = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')
  expect(with3({ 'META-INF/encryption.xml': aes })).toMatch(/DRM/)
  const fonts = encryption('http://www.idpf.org/2008/embedding')
  expect(with3({ 'META-INF/encryption.xml': fonts })).toBe('taken')
})

test('a zip bomb is refused by its directory, before anything is unpacked', () => {
  expect(with3({ 'OEBPS/text/bomb.xhtml': new Uint8Array(20 * 1024 * 1024) })).toMatch(/压缩炸弹/)
})
