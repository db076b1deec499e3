import { expect, it } from 'vitest'
import { inOwnBucket, keyInOwnBucket } from './inOwnBucket.ts'
import type { StoreAddress } from './objectStore.ts'

const EMBEDDED: StoreAddress = {
  region: 'oss-embedded',
  bucket: 'masthead',
  endpoint: 'http://127.0.0.1:5180',
  style: 'path',
}
const ALIYUN: StoreAddress = {
  region: 'oss-cn-hangzhou',
  bucket: 'magazine',
  endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
  style: 'host',
}

it.each([
  ['http://127.0.0.1:5180/masthead/bulk/1.xlsx', 'bulk/1.xlsx'],
  ['http://localhost:5180/masthead/bulk/1.xlsx', 'bulk/1.xlsx'],
  ['http://127.0.0.1:5180/masthead/bulk/%E5%90%8D%E5%8D%95.xlsx', 'bulk/名单.xlsx'],
  ['http://127.0.0.1:5180/masthead/bulk/1.xlsx?uploadId=1', 'bulk/1.xlsx'],
])('finds the key of %s', (filePath, key) => {
  expect(keyInOwnBucket(filePath, EMBEDDED, ['http://localhost:5180'])).toBe(key)
})

it.each([
  ['https://magazine.oss-cn-hangzhou.aliyuncs.com/bulk/1.xlsx', 'bulk/1.xlsx'],
  ['http://magazine.oss-cn-hangzhou.aliyuncs.com/bulk/1.xlsx', 'bulk/1.xlsx'],
  ['https://oss-cn-hangzhou.aliyuncs.com/magazine/bulk/1.xlsx', 'bulk/1.xlsx'],
  ['https://cdn.example/bulk/1.xlsx', 'bulk/1.xlsx'],
])('finds the key of %s', (filePath, key) => {
  expect(keyInOwnBucket(filePath, ALIYUN, ['https://cdn.example'])).toBe(key)
})

it.each([
  'bulk/1.xlsx',
  '/masthead/bulk/1.xlsx',
  '//127.0.0.1:5180/masthead/1.xlsx',
  'ftp://127.0.0.1:5180/masthead/1.xlsx',
  'file:///masthead/1.xlsx',
  'javascript:alert(1)',
  'http://127.0.0.1:5180/other/1.xlsx',
  'http://127.0.0.1:5180/masthead',
  'http://127.0.0.1:5180/masthead/',
  'http://127.0.0.1:5180/mastheads/1.xlsx',
  'http://127.0.0.1/masthead/1.xlsx',
  'http://127.0.0.1:5181/masthead/1.xlsx',
  'http://127.0.0.1:5180.evil.example/masthead/1.xlsx',
  'http://evil.example/masthead/1.xlsx',
  'http://127.0.0.1:5180@evil.example/masthead/1.xlsx',
  'http://user@127.0.0.1:5180/masthead/1.xlsx',
  'http://evil.example\\@127.0.0.1:5180/masthead/1.xlsx',
  'http://127.0.0.1:5180\\masthead/1.xlsx',
  'http:/127.0.0.1:5180/masthead/1.xlsx',
  'http://evil.example#http://127.0.0.1:5180/masthead/1.xlsx',
  'http://127.0.0.1:5180/masthead/../other/1.xlsx',
  'http://127.0.0.1:5180/masthead/a/%2e%2E/1.xlsx',
  'http://127.0.0.1:5180/masthead/a%2f1.xlsx',
  'http://127.0.0.1:5180/masthead/a%5c1.xlsx',
  'http://127.0.0.1:5180/masthead/a%252f1.xlsx',
  'http://127.0.0.1:5180/masthead/a%00.xlsx',
  'http://127.0.0.1:5180/masthead//1.xlsx',
  'http://127.0.0.1:5180/masthead/%ff.xlsx',
  'http://127.0.0.1:5180/masthead/1.xlsx#a',
  ' http://127.0.0.1:5180/masthead/1.xlsx',
  'http://127.0.0.1:5180/mast\thead/1.xlsx',
])('refuses %j', (filePath) => {
  expect(inOwnBucket(filePath, EMBEDDED)).toBe(false)
})

it.each([
  'https://other.oss-cn-hangzhou.aliyuncs.com/bulk/1.xlsx',
  'https://magazine.oss-cn-hangzhou.aliyuncs.com.evil.example/bulk/1.xlsx',
  'https://evilmagazine.oss-cn-hangzhou.aliyuncs.com/bulk/1.xlsx',
  'https://oss-cn-hangzhou.aliyuncs.com/other/bulk/1.xlsx',
  'https://magazine.oss-cn-beijing.aliyuncs.com/bulk/1.xlsx',
])('refuses %s', (filePath) => {
  expect(inOwnBucket(filePath, ALIYUN)).toBe(false)
})
