import { momentOf } from '#derive/moment.ts'
import { writeInto } from '../rowWriter.ts'

const AT_ONCE = 5000
const READERS = 1000

/** Writes so many comments that wait, by a thousand readers, straight into the database of a portal that does not run. */
export const fillComments = (folder: string, databaseUrl: string | undefined, count: number) =>
  writeInto(folder, databaseUrl, async (write) => {
    const readers = Array.from({ length: READERS }, (_, at) => ({
      ...{ id: at + 1, uid: `${10_000_000 + at}`, nickname: `读者${at + 1}`, status: 'normal' },
    }))
    await write('appUser', readers)
    const first = Date.now() - count * 1000
    for (let begun = 0; begun < count; begun += AT_ONCE)
      await write(
        'comment',
        Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, at) => {
          const id = begun + at + 1
          return {
            ...{ id, user: (id % READERS) + 1, source: 'user', status: 'pending', risk: 'clean' },
            content: `第 ${id} 条：读完这一篇，想再读一遍，也想讲给家里的老人听。`,
            publishedAt: momentOf(first + id * 1000),
            target: { type: 'url', url: 'https://www.example.com' },
          }
        }),
      )
  })
