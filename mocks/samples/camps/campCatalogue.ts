import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { campLines } from './camp.ts'
import { campRuns } from './campPeriod.ts'

const weeks = ['第一周', '第二周', '第三周', '第四周'] as const
const kinds = ['lesson', 'reading', 'punch', 'lesson', 'practice', 'punch', 'live'] as const
const words = {
  lesson: '听课',
  reading: '阅读',
  punch: '打卡',
  practice: '作业',
  live: '直播',
} as const
/** Tasks a stage holds. */
const EACH = 6

/** Of each camp the run whose catalogue is written out, and one that has ended. */
const written: readonly (readonly [camp: number, number: number])[] = [
  [1, 12],
  [3, 30],
  [5, 15],
  [2, 4],
  [1, 11],
  [8, 21],
]

/** The place of the run among all of them, counted from 1. */
export const periodOf = ([camp, number]: readonly [number, number]): number =>
  campRuns.findIndex((run) => run.camp === camp && run.number === number) + 1

export const periodsWithCatalogue: readonly number[] = written.map(periodOf)

/** Stages with their tasks, one period after the other; a task's id is its place in this list. */
export function campCatalogues(world: SampleWorld): Row[] {
  const rows: Row[] = []
  for (const [camp, number] of written) {
    const period = periodOf([camp, number])
    const { lessons, days } = campLines[camp - 1]!
    const stages = Math.min(weeks.length, Math.max(2, Math.floor(days / 7)))
    for (let stage = 0; stage < stages; stage++) {
      const parent = rows.push(stageOf(period, stage, lessons, world))
      for (let at = 0; at < EACH; at++)
        rows.push({
          ...taskOf(camp, stage * EACH + at, Math.min(days, stage * 7 + at + 1), lessons),
          ...{ period, parent, position: at + 1 },
          ...stamps(world, 40, 3),
        })
    }
  }
  return rows
}

const stageOf = (
  period: number,
  stage: number,
  lessons: readonly string[],
  world: SampleWorld,
): Row => ({
  period,
  parent: null,
  nodeKind: 'stage',
  title: `${weeks[stage]} ${lessons[stage % lessons.length]}`,
  taskKind: null,
  required: false,
  position: stage + 1,
  status: 'shown',
  ...stamps(world, 40, 3),
})

function taskOf(camp: number, index: number, day: number, lessons: readonly string[]): Row {
  const taskKind = kinds[index % kinds.length]!
  const lesson = index % lessons.length
  const what = taskKind === 'live' ? '和领读老师聊一小时' : lessons[lesson]
  return {
    nodeKind: 'task',
    title: `第${String(day).padStart(2, '0')}天｜${words[taskKind]}：${what}`,
    day,
    taskKind,
    campCourse: taskKind === 'lesson' ? courseOf(camp) : null,
    campLesson: taskKind === 'lesson' ? lesson + 1 : null,
    article: taskKind === 'reading' ? 1 + ((camp * 17 + index) % 300) : null,
    practice: taskKind === 'practice' ? 1 : null,
    liveUrl: taskKind === 'live' ? 'https://live.example.com/camp' : null,
    required: taskKind !== 'live',
    points: taskKind === 'practice' ? 20 : 5,
    status: 'shown',
  }
}
/** The main course of a camp: three a camp come before it. */
const courseOf = (camp: number): number => (camp - 1) * 3 + 1
