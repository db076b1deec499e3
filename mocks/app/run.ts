/** Plays the app against a portal that runs: `npm run app -- --key mhk_… [--url http://127.0.0.1:5180] [read|follow]`. */
import { parseArgs } from 'node:util'
import { AppClient } from './AppClient.ts'
import { followStory, readerStory } from './stories.ts'

const usage = `用法 Usage: npm run app -- --key mhk_… [--url http://127.0.0.1:5180] [--uid U1] [read|follow]
  read     注册、阅读、评论、累计时长 · registers, reads, comments, has the time counted (the default)
  follow   跟随变更 · follows what is published and withdrawn, until Ctrl+C
密钥在“配置中心 / 服务密钥”新建：可写入 appUser、comment、cumulativeTime，可读取已发布内容、变更流
Make the key under 配置中心 / 服务密钥: it writes appUser, comment and cumulativeTime, reads published content and the feed.`

const options = {
  key: { type: 'string' },
  url: { type: 'string', default: 'http://127.0.0.1:5180' },
  uid: { type: 'string' },
} as const

/** What the command line says; nothing where it makes no sense. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [story = 'read'] = positionals
    const { key, url, uid = `U${Date.now()}` } = values
    return key && ['read', 'follow'].includes(story) ? { key, url, uid, story } : undefined
  } catch {
    return undefined
  }
}

async function play({ key, url, uid, story }: NonNullable<ReturnType<typeof readArguments>>) {
  const app = new AppClient({ url, key })
  const tell = (line: string) => console.log(line)
  if (story === 'follow') return followStory(app, tell, () => false)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  return readerStory(app, { uid, nickname: `读者${uid.slice(-4)}`, today }, tell)
}

function giveUp(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const wanted = readArguments()
if (wanted) await play(wanted).catch((error: Error) => giveUp(error.message))
else giveUp(usage)
