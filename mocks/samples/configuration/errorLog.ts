import type { Row } from '#declare'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'

type Line = readonly [message: string, info: string, path: string, frame: string]

const lines: readonly Line[] = [
  [
    "TypeError: Cannot read properties of undefined (reading 'title')",
    'RowCards',
    '/contentManagement/magazine',
    'RowCards',
  ],
  ['Error: Request failed with status code 502', 'promise', '/datas/bulkHistory', 'callPortal'],
  [
    'ChunkLoadError: Loading chunk 42 failed',
    'window',
    '/administer/radioStation/index',
    'importChunk',
  ],
  ['RangeError: Invalid time value', 'PeriodCell', '/coupon/list', 'dateTime'],
  ['TypeError: Failed to fetch', 'promise', '/home', 'readFigures'],
  [
    "TypeError: Cannot read properties of null (reading 'offsetWidth')",
    'RowsTable',
    '/contentManagement/article',
    'measure',
  ],
  ['NotAllowedError: Write permission denied', 'LinkCard', '/program/wenbo/subject', 'copy'],
  [
    'ResizeObserver loop completed with undelivered notifications',
    'window',
    '/operateManagement/rank',
    'observe',
  ],
  [
    'AbortError: The play() request was interrupted',
    'PlayerBar',
    '/administer/radioStation/index',
    'play',
  ],
  ["SyntaxError: Unexpected token '<' is not valid JSON", 'promise', '/datas/export', 'readAnswer'],
  ['QuotaExceededError: The quota has been exceeded', 'keptDraft', '/special/richText', 'keep'],
  ['Error: Minified React error #185', 'ScreenBoundary', '/chat/intervene', 'setState'],
  ['TypeError: e.toSorted is not a function', 'Outcome', '/datas/benefitTopUp', 'FailedByReason'],
]
const browsers = ['Chrome 142', 'Edge 141', 'Safari 18', 'Firefox 144', 'Chrome 109'] as const
const releases = ['index-C4f9QmZk.js', 'index-B1x2Wq8e.js', 'index-DfQ07uJs.js'] as const
const states = ['open', 'open', 'known', 'fixed', 'open'] as const
const notes: { readonly [state: string]: string } = {
  known: '旧版浏览器缺接口，已列入下个版本',
  fixed: '已在新版修复，继续观察',
}

/** Twenty-five errors of three releases, in every state. */
export const errorLogs = (world: SampleWorld): Row[] =>
  Array.from({ length: 25 }, (_, index) => {
    const [message, info, path, frame] = oneOf(lines, index)
    const release = oneOf(releases, Math.floor(index / 9))
    const first = 3 + index * 2
    const last = Math.floor(index / 2)
    const status = oneOf(states, index)
    const firstAt = world.at(-first, `${10 + (index % 8)}:07`)
    return {
      message,
      info,
      url: `https://admin.example.com${path}`,
      stack: `${message}\n    at ${frame} (https://admin.example.com/assets/${release}:1:${2048 + index * 97})\n    at renderWithHooks (https://admin.example.com/assets/${release}:9:10221)`,
      fingerprint: `${String(index % lines.length).padStart(4, '0')}a7c39f5be2d18460-${String(1000 + index * 37)}c05e81fd`,
      times: 1 + ((index * 17) % 46),
      users: 1 + (index % 4),
      lastUser: 1 + (index % 5),
      release,
      browser: oneOf(browsers, index),
      firstAt,
      lastAt: world.at(-last, `${11 + (index % 7)}:32`),
      note: notes[status] ?? null,
      status,
      createdAt: firstAt,
      updatedAt: firstAt,
      createdBy: null,
      updatedBy: null,
    }
  })
