import { beforeEach, expect, test, vi } from 'vitest'
import type { UploadModel } from './UploadModel.ts'
import { uploadObject } from './uploadObject.ts'

interface Options {
  readonly checkpoint?: unknown
  progress(share: number, reached?: unknown): void
}
const sends = vi.fn<(name: string, options: Options) => Promise<unknown>>()
const made = vi.fn<(options: { [name: string]: unknown }) => void>()
const cancelled = vi.fn()

vi.mock('ali-oss', () => ({
  default: class {
    constructor(options: { [name: string]: unknown }) {
      made(options)
    }
    multipartUpload = (name: string, _file: File, options: Options) => sends(name, options)
    cancel = cancelled
  },
}))

const model: UploadModel = {
  region: 'oss-embedded',
  bucket: 'masthead',
  AccessKeyId: 'STS.1',
  AccessKeySecret: 'secret',
  StsToken: 'token',
  uploadPath: 'image/7/',
  endpoint: 'http://127.0.0.1:5180',
}
const fetchToken = vi.fn(async () => model)
const file = new File(['abc'], '封面.PNG', { type: 'image/png' })
const done = (name: string) => ({
  res: { requestUrls: [`http://127.0.0.1:5180/masthead/${name}?uploadId=3`] },
})

beforeEach(() => {
  vi.clearAllMocks()
  sends.mockReset().mockImplementation(async (name) => done(name))
})

test('a file is sent under a new name, and its address bears no query', async () => {
  const shares: number[] = []
  sends.mockImplementation(async (name, { progress }) => {
    progress(0.5)
    progress(1)
    return done(name)
  })
  const sent = await uploadObject(file, { fetchToken, onProgress: (share) => shares.push(share) })
  expect(sent).toMatchObject({ name: '封面.PNG', size: 3 })
  expect(sent.url).toMatch(/^http:\/\/127\.0\.0\.1:5180\/masthead\/image\/7\/\d{13}\.png$/)
  expect(shares).toEqual([0.5, 1])
  expect(fetchToken).toHaveBeenCalledWith('image', undefined)
})

test('a store of ones own is addressed by path, Alibaba Cloud by host', async () => {
  await uploadObject(file, { fetchToken, kind: 'audio' })
  expect(made.mock.calls[0]?.[0]).toMatchObject({
    endpoint: 'http://127.0.0.1:5180',
    sldEnable: true,
    stsToken: 'token',
  })
  const far = async () => ({ ...model, endpoint: 'https://oss-cn-hangzhou.aliyuncs.com' })
  await uploadObject(file, { fetchToken: far })
  expect(made.mock.calls[1]?.[0]).not.toHaveProperty('sldEnable')
})

test('what fails goes on from the last part that arrived', async () => {
  sends
    .mockImplementationOnce(async (_name, { progress }) => {
      progress(0.5, { part: 3 })
      throw new Error('503')
    })
    .mockImplementationOnce(async (name, { checkpoint }) => {
      expect(checkpoint).toEqual({ part: 3 })
      return done(name)
    })
  await uploadObject(file, { fetchToken })
  expect(sends).toHaveBeenCalledTimes(2)
  expect(sends.mock.calls[0]?.[0]).toBe(sends.mock.calls[1]?.[0])
})

test('a store that refuses three times is not asked again', async () => {
  sends.mockRejectedValue(new Error('AccessDenied'))
  await expect(uploadObject(file, { fetchToken })).rejects.toThrow('AccessDenied')
  expect(sends).toHaveBeenCalledTimes(3)
})

test('an upload that is broken off stops at once and is not tried again', async () => {
  const breaker = new AbortController()
  sends.mockImplementation(async () => {
    breaker.abort(new Error('left'))
    throw new Error('cancel')
  })
  await expect(uploadObject(file, { fetchToken, signal: breaker.signal })).rejects.toThrow('left')
  expect(cancelled).toHaveBeenCalledOnce()
  expect(sends).toHaveBeenCalledOnce()
})

test('without credentials nothing is sent', async () => {
  const refused = async () => Promise.reject(new Error('请重新登录'))
  await expect(uploadObject(file, { fetchToken: refused })).rejects.toThrow('请重新登录')
  expect(sends).not.toHaveBeenCalled()
})
