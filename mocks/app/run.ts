/** Plays the app against a portal that runs: `npm run app -- --key mhk_… [--url http://127.0.0.1:5180] [read|follow]`. */
import { parseArgs } from 'node:util'
import { AppClient } from './AppClient.ts'
import { followStory, readerStory } from './stories.ts'

const usage = `用法 Usage: npm run app -- --key mhk_… [--url http://127.0.0.1:5180] [--uid U1] [read|follow]
  read     注册、阅读、评论、累计时长 · registers, reads, comments, has the time counted (the default)
  follow   跟随变更 · follows what is published and withdrawn, until Ctrl+C
密钥在“配置中心 / 服务密钥”新建：可写入 appUser、comment、cumulativeTime，可读取已发布内容、变更流
Make the key under 配置中心 / 服务密钥: it writes appUser, comment and cumulativeTime, reads published content and the feed.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    url: { type: 'string', default: 'http://127.0.0.1:5180' },
    uid: { type: 'string' },
  },
})
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const uid = values.uid ?? `U${Date.now()}`

async function play(key: string, story = 'read'): Promise<void> {
  const app = new AppClient({ url: values.url, key })
  const tell = (line: string) => console.log(line)
  if (story === 'follow') await followStory(app, tell, () => false)
  else await readerStory(app, { uid, nickname: `读者${uid.slice(-4)}`, today }, tell)
}

if (!values.key || (positionals[0] && !['read', 'follow'].includes(positionals[0]))) {
  console.error(usage)
  process.exitCode = 1
} else {
  await play(values.key, positionals[0]).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
