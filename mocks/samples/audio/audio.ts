import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { audiobookOf, audiobooksOnShelf } from './audiobook.ts'

const titles = ['楔子', '渡口', '雾里的汽笛', '上岸', '旧信', '山城夜话', '回水', '尾声'] as const
/** Further ones, of books that are long. */
const further = [
  '清早的集市',
  '第一封回信',
  '断桥',
  '夜雨',
  '掌灯时分',
  '过年',
  '一场大雪',
  '春汛',
  '远房的客人',
  '灶台边',
  '渡船停了',
  '回乡',
] as const
/** Told on at the end of the two newest ones. */
const last = [
  '雪化以后',
  '来信三封',
  '新桥',
  '又是一年',
  '老屋',
  '分别',
  '河灯',
  '远行',
  '归途',
  '码头的早晨',
  '最后一封信',
  '说书人的告别',
  '余音',
] as const
/** The first books have a prologue to an end; those that came later are twice as long, and all out. */
const FIRST = 12
/** Taken off after a listener found a mistake in it. */
const WITHDRAWN = '断桥'
/** Bytes of a minute at 64 kbit/s. */
const A_MINUTE = 480_000

const newest = audiobooksOnShelf.slice(-2)

function namesOf(audiobook: number): readonly string[] {
  if (audiobook <= FIRST) return titles
  return [...titles.slice(0, 7), ...further, ...(newest.includes(audiobook) ? last : [])]
}

/** Episodes of what is on the shelf, released day by day. */
export const episodes = (world: SampleWorld): Row[] =>
  [...audiobooksOnShelf, audiobookOf('运河笔记')].flatMap((audiobook) =>
    namesOf(audiobook).map((name, index) => {
      const position = index + 1
      const duration = 540 + ((audiobook * 97 + index * 61) % 600)
      const title = `第${position}集 ${name}`
      const size = Math.round((duration / 60) * A_MINUTE)
      const plays = Math.max(
        4200 - index * 380 - audiobook * 210,
        40 + ((audiobook * 13 + index * 7) % 300),
      )
      return {
        ...{ audiobook, title, position, duration },
        audio: { url: world.picture('silence.mp3'), name: `${title}.mp3`, size, duration },
        fileName: `${title}.mp3`,
        size: `${(size / 1024 / 1024).toFixed(2)} MB`,
        trial: index < 2,
        text: `<p>${oneOf(['江面起了雾，', '天刚蒙蒙亮，', '雨下了一夜，'], index)}船慢慢靠近码头。</p>`,
        publishAt: audiobook <= FIRST && index === 7 ? world.at(2, '07:00') : null,
        playCount: Math.max(plays, 0),
        finishCount: Math.max(Math.round(plays * (0.5 + (index % 4) * 0.08)), 0),
        status:
          name === WITHDRAWN && audiobook === 14
            ? 'withdrawn'
            : audiobook > FIRST || index < 7
              ? 'published'
              : 'draft',
        ...stamps(world, 60 - index * 3),
      }
    }),
  )
