import { expect, it } from 'vitest'
import { readXml, textOf, xmlDocument } from './xml.ts'

it('reads what it writes', () => {
  const written = { Key: 'a<b>&c"\'.png', Part: [{ Number: 1 }, { Number: '02' }] }
  const read = readXml(xmlDocument('List', written), 'List')!
  expect(textOf(read, 'Key')).toBe('a<b>&c"\'.png')
  expect(read.Part?.map((part) => textOf(part, 'Number'))).toEqual(['1', '02'])
})

it('reads numbered characters, empty elements, a namespace and space around', () => {
  const read = readXml(
    '\n<?xml version="1.0"?>\n<A xmlns="http://doc.oss"> <B/> <C> &#x5c01;&#38754; </C> </A>\n',
    'A',
  )!
  expect([textOf(read, 'B'), textOf(read, 'C'), textOf(read, 'D')]).toEqual(['', '封面', ''])
})

it.each([
  '',
  'text',
  '<A>',
  '</A>',
  '<A></B>',
  '<A/><B/>',
  '<B><C/></B>',
  '<A/>text',
  '<A><![CDATA[b]]></A>',
  '<!DOCTYPE A [<!ENTITY b SYSTEM "file:///etc/passwd">]><A>&b;</A>',
])('refuses %j', (document) => {
  expect(readXml(document, 'A')).toBeNull()
})
