import { expect, it } from 'vitest'
import { allOf, element, group, readXml, textOf, xmlDocument } from './xml.ts'

it('reads what it writes', () => {
  const inner = [
    element('Key', 'a<b>&c"\'.png'),
    group('Part', [element('Number', 1)]),
    group('Part', []),
  ]
  const root = readXml(xmlDocument('List', inner))!
  expect(root.name).toBe('List')
  expect(textOf(root, 'Key')).toBe('a<b>&c"\'.png')
  expect(allOf(root, 'Part').map((part) => textOf(part, 'Number'))).toEqual(['1', ''])
})

it('reads numbered characters, empty elements, a namespace and space around', () => {
  const root = readXml(
    '\n<?xml version="1.0"?>\n<A xmlns="http://doc.oss"> <B/> <C> &#x5c01;&#38754; </C> </A>\n',
  )!
  expect([textOf(root, 'B'), textOf(root, 'C'), textOf(root, 'D')]).toEqual(['', '封面', ''])
})

it.each([
  '',
  'text',
  '<A>',
  '</A>',
  '<A></B>',
  '<A/><B/>',
  '<A/>text',
  '<A b="c"/>',
  '<A>&unknown;</A>',
  '<A><![CDATA[b]]></A>',
  '<!DOCTYPE A [<!ENTITY b SYSTEM "file:///etc/passwd">]><A>&b;</A>',
  '<A>'.repeat(10) + '</A>'.repeat(10),
])('refuses %j', (document) => {
  expect(readXml(document)).toBeNull()
})
