import { expect, it } from 'vitest'
import { decideType, isInlineType } from './objectType.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['a.png', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a.JPG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['a.gif', 'GIF89a', 'image/gif'],
  ['a.webp', 'RIFF\x01\x02\x03\x04WEBP', 'image/webp'],
  ['a.avif', '\0\0\0\x1cftypavif', 'image/avif'],
  ['a.mp3', 'ID3\x04', 'audio/mpeg'],
  ['a.mp3', '\xff\xfb\x90\x00', 'audio/mpeg'],
  ['a.aac', '\xff\xf1\x50\x80', 'audio/aac'],
  ['a.m4a', '\0\0\0\x20ftypM4A ', 'audio/mp4'],
  ['a.mp4', '\0\0\0\x20ftypisom', 'video/mp4'],
  ['a.wav', 'RIFF\x01\x02\x03\x04WAVE', 'audio/wav'],
])('shows %s in place, beginning %j', (key, head, type) => {
  expect(decideType(key, latin(head))).toBe(type)
  expect(isInlineType(type)).toBe(true)
})

it.each([
  ['a.xlsx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ['a.apk', 'PK\x03\x04', 'application/vnd.android.package-archive'],
  ['a.svga', 'x\x9c\xcd', 'application/x-svga'],
  ['a.svga', '\x89PNG\r\n\x1a\n', 'application/octet-stream'],
  ['a.svg', '<svg', 'text/plain; charset=utf-8'],
  ['a.html', '\x89PNG\r\n\x1a\n', 'text/plain; charset=utf-8'],
  ['a.png', '<html>', 'application/octet-stream'],
  ['a.exe', '\x89PNG\r\n\x1a\n', 'application/octet-stream'],
  ['a.pdf', 'PK\x03\x04', 'application/octet-stream'],
  ['a.png', '', 'application/octet-stream'],
])('has %s downloaded, beginning %j', (key, head, type) => {
  expect(decideType(key, latin(head))).toBe(type)
  expect(isInlineType(type)).toBe(false)
})

it('goes by the bytes where the ending names another picture, or none', () => {
  expect(decideType('a.png', latin('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(decideType('folder.png/a', latin('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
})
