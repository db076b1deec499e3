import { onDay, weekdayOf } from '#derive/moment.ts'

/** A lesson to be put on a day; `stage` is what it stands under in its course. */
export interface PlannedLesson {
  readonly title: string
  readonly stage?: string
  /** The node of the timetable, or the place among the camp's own lessons. */
  readonly lesson?: number
  readonly campLesson?: number
}
export interface PlannedTask extends PlannedLesson {
  readonly day: number
}
/** A stage with its tasks, in order. */
export interface PlannedStage {
  readonly title: string
  readonly tasks: readonly PlannedTask[]
}
/** How lessons are spread. */
export interface Pace {
  readonly perDay: number
  readonly weekends: boolean
  /** The first day that is free. */
  readonly from: number
  /** The moment the period begins. */
  readonly start: string
}

const numerals = '一二三四五六七八九十'

/** Spreads lessons over days; stages are those of the course, or weeks where it has none. */
export function lessonPlan(lessons: readonly PlannedLesson[], pace: Pace): PlannedStage[] {
  const days = daysFrom(pace)
  const tasks: PlannedTask[] = []
  for (const lesson of lessons) {
    if (tasks.length % pace.perDay === 0) days.next()
    tasks.push({ ...lesson, day: days.day() })
  }
  const stages = Map.groupBy(tasks, ({ stage, day }) => stage ?? weekOf(day))
  return [...stages].map(([title, of]) => ({ title, tasks: of }))
}

function daysFrom({ from, start, weekends }: Pace) {
  let day = from - 1
  const isFree = () => weekends || weekdayOf(onDay(start, day - 1, '12:00')) < 6
  return {
    next: () => {
      do day += 1
      while (!isFree())
    },
    day: () => day,
  }
}

const weekOf = (day: number): string => {
  const week = Math.ceil(day / 7)
  return `第${numerals[week - 1] ?? week}周`
}

/** `第03天｜学课：运河为什么在这里拐弯`, cut to what a title takes. */
export const taskTitle = ({ day, title }: PlannedTask): string =>
  [...`第${String(day).padStart(2, '0')}天｜学课：${title}`].slice(0, 40).join('')
