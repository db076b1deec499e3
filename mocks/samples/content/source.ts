import type { Row } from '#declare'
import { people } from '../people.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [name: string, kind: string, rights: string]

const lines: readonly Line[] = [
  ['生活周刊编辑部', 'own', 'text picture audio resale'],
  ['期刊中心编辑部', 'own', 'text picture audio resale'],
  ['音频工作室', 'own', 'text audio resale'],
  ['晨光文艺出版社', 'publisher', 'text audio'],
  ['听岸出版社', 'publisher', 'text audio'],
  ['南窗书局', 'publisher', 'text picture'],
  ['远桥少儿出版社', 'publisher', 'text picture audio'],
  ['山海图片社', 'agency', 'picture'],
  ['视野图片库', 'agency', 'picture resale'],
  ['北岸影像', 'agency', 'picture'],
  ['城市早报', 'media', 'text'],
  ['江河评论', 'media', 'text resale'],
  ['野外通讯', 'media', 'text picture'],
  ['新知在线', 'media', 'text audio'],
  ['译文编译组', 'media', 'text'],
  ['灯下客书评', 'selfMedia', 'text'],
  ['半亩塘笔记', 'selfMedia', 'text picture'],
  ['独立播客联盟', 'podcastFeed', 'audio'],
  ['夜读电台', 'podcastFeed', 'audio'],
  ['旧刊数字化计划', 'media', 'text picture'],
]
/** Days until the rights end: most in years, two within the month, the last one over. */
const left = [
  800, 640, 420, 18, 510, 300, 700, 25, 365, 400, 600, 260, 330, 900, 720, 150, 210, -40,
]

/** 20 sources: own desks without a contract, the others with one; one whose rights have ended is out of use. */
export const sources = (world: SampleWorld): Row[] =>
  lines.map(([name, kind, rights], index) => {
    const own = kind === 'own'
    const days = left[index - 2] ?? 400
    return {
      name,
      sourceKind: kind,
      rights: rights.split(' '),
      logo: index % 2 === 0 ? world.picture(`avatar-${1 + (index % 12)}`) : null,
      homepage: own ? null : `https://www.example.com/source/${index + 1}`,
      contractNumber: own ? null : `SQ-2024-${String(index * 3 + 2).padStart(3, '0')}`,
      contractPeriod: own
        ? null
        : { start: world.at(days - 1095, '00:00'), end: world.at(days, '23:59') },
      notice: own ? '本文版权归本刊所有，未经许可不得转载。' : `本文由${name}授权发布。`,
      contact: own ? null : oneOf(people, index * 5)[0],
      phone: own ? null : `010-8${String(2000000 + index * 13579).slice(0, 7)}`,
      status: days < 0 ? 'disabled' : 'enabled',
      ...stamps(world, 690 - index * 9),
    }
  })

/** Numbers of the sources whose text may be used for articles today. */
export const textSources: readonly number[] = [1, 1, 1, 1, 2, 2, 11, 12, 13, 14, 15, 16]
