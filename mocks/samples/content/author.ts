import type { Row } from '#declare'
import { people } from '../people.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const abouts = [
  '做过十年记者，如今住在城郊，写人与地方的关系。文章见于多家刊物。',
  '喜欢走路和听人说话。长期为本刊撰稿，已出版随笔集两种。',
  '相信好的文字来自耐心。业余养猫、种菜，偶尔画画。',
  '从学校毕业后一直做自己喜欢的事，写作是其中最久的一件。',
  '研究与写作兼顾，常在课堂和田野之间往返，主讲多门课程。',
  '声音温和，语速不快。录制过四十余部有声书。',
  '背着相机走过很多县城，更愿意拍清晨和散场以后。',
] as const

/** 80 invented pen names: contact data of a few, contracts of some, three whose page is hidden. */
export const authors = (world: SampleWorld): Row[] =>
  people.map(([name, roles, title], index) => ({
    name,
    alias: index % 9 === 0 ? [`${name[0]}老师`] : [],
    roles: [...roles],
    title,
    avatar: world.picture(`portrait-${1 + (index % 24)}`),
    bigImage: index % 6 === 0 ? world.picture(`header-${1 + (index % 8)}`) : null,
    introduction: `${name}，${title}。${oneOf(abouts, index)}`,
    detail:
      index % 5 === 0
        ? `<p>${name}，${title}。${oneOf(abouts, index)}</p><p>近年的写作多与${oneOf(['城市', '食物', '阅读', '自然', '手艺'], index)}有关。</p>`
        : null,
    user: index % 8 === 0 ? 1 + index / 8 : null,
    phone: index % 4 === 0 ? `1390000${String(1000 + index)}` : null,
    contractPeriod:
      index % 5 === 1
        ? {
            start: world.at(-300 - index, '00:00'),
            end: world.at(index === 6 ? 20 : 120 + index * 5, '23:59'),
          }
        : null,
    showPage: index % 13 !== 0,
    position: index + 1,
    followerCount: (index * 2137) % 48000,
    status: index % 27 === 26 ? 'hidden' : 'active',
    ...stamps(world, 640 - index * 6, 1 + (index % 4)),
  }))

/** Numbers of the authors who write. */
export const writers: readonly number[] = people.flatMap(([, roles], index) =>
  roles.includes('writer') || roles.includes('translator') ? [index + 1] : [],
)
/** Numbers of those who photograph, of those who host. */
export const photographers: readonly number[] = numbersOf('photographer')
export const hosts: readonly number[] = numbersOf('host')

function numbersOf(role: string): readonly number[] {
  return people.flatMap(([, roles], index) => (roles.includes(role) ? [index + 1] : []))
}
