import type { Row } from '#declare'
import { appUsers } from '../data/appUser.ts'
import { liveContents } from '../liveContents.ts'
import { dice, oneOf, type SampleWorld } from '../sampleWorld.ts'

const DAYS = 90
const AWAY = 33
/** What the bank's figures tell apart; everything else members read is left out. */
const kinds = ['course', 'article', 'podcast']

interface Member {
  readonly user: number
  readonly company: unknown
  readonly employeeNo: string
  /** Days since the branch let them in. */
  readonly joined: number
  /** Has not come back for some weeks. */
  readonly isAway: boolean
}
const members = (world: SampleWorld): Member[] =>
  appUsers(world).flatMap(({ company }, index) =>
    company
      ? [
          {
            user: index + 1,
            company,
            employeeNo: `${company}${String(10_420 + index * 17).padStart(6, '0')}`,
            joined: 4 + ((index * 11) % 300),
            isAway: index % 5 === 4,
          },
        ]
      : [],
  )

/** What members of the bank's branches read and heard over three months: most of it at lunch on working days. */
export function bankReading(world: SampleWorld): Row[] {
  const roll = dice(955)
  const contents = liveContents(world).filter(({ target }) => kinds.includes(String(target.type)))
  const all = members(world)
  const rows: Row[] = []
  for (let ago = DAYS; ago >= 1; ago--) {
    const date = world.day(-ago)
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    const readers = isWeekend ? 32 : 67
    const begun = roll(all.length)
    for (let at = 0; at < readers; at++) {
      // Steps of a prime lead to nobody twice on one day.
      const member = oneOf(all, begun + at * 7)
      const { target, title } = oneOf(contents, roll(contents.length))
      const isArticle = target.type === 'article'
      const [times, seconds, finishes] = [roll(10), roll(isArticle ? 600 : 3_300), roll(10)]
      if (ago > member.joined || (member.isAway && ago < AWAY)) continue
      rows.push({
        day: date,
        company: member.company,
        user: member.user,
        employeeNo: member.employeeNo,
        joinedOn: world.day(-member.joined),
        contentType: target.type,
        target,
        contentTitle: [...title].slice(0, 60).join(''),
        times: 1 + Math.floor(times / 7),
        duration: (isArticle ? 120 : 300) + seconds,
        finished: finishes < (isArticle ? 6 : 3),
        createdAt: world.at(1 - ago, '01:20'),
        updatedAt: world.at(1 - ago, '01:20'),
        createdBy: null,
        updatedBy: null,
      })
    }
  }
  return rows
}

/** Yesterday's part of it as the app had told it. */
export const studyOfYesterday = (world: SampleWorld): Row[] =>
  bankReading(world)
    .filter(({ day }) => day === world.day(-1))
    .map(({ day, company: _, joinedOn: __, ...row }, index) => ({
      ...row,
      logNo: `study-${day}-${index + 1}`,
      date: day,
    }))
