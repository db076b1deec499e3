import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { paragraph, type Subject } from '../words.ts'
import { tagsOn } from './articleTag.ts'
import { type Chapter, chapters } from './lessons.ts'

type Line = readonly [title: string, subtitle: string, subject: Subject, price: number]

/** A price of 0 is free; the last course is still a draft, the one before it withdrawn. */
const lines: readonly Line[] = [
  ['城市的来历：二十座古城三十讲', '从城墙、街道与运河读懂一座城', 'city', 9900],
  ['怎样读一幅宋画', '十二幅名作，一笔一笔看进去', 'craft', 9900],
  ['给普通人的睡眠课', '把失去的一小时找回来', 'night', 6900],
  ['中国古代建筑二十讲', '屋檐之下的一千年', 'craft', 12900],
  ['写作从观察开始', '非虚构写作者的十堂课', 'books', 19900],
  ['餐桌上的中国', '一道菜的来路与去处', 'table', 6900],
  ['认识身边的一百种植物', '楼下就是植物园', 'nature', 4900],
  ['古典音乐的黄昏', '从贝多芬到马勒', 'night', 9900],
  ['县城里的当代史', '一条老街的四十年', 'city', 7900],
  ['茶与器', '一只盏里的宋人生活', 'table', 8900],
  ['旧书里的人', '十位被遗忘的作家', 'books', 5900],
  ['观鸟入门', '望远镜、耳朵与耐心', 'nature', 3900],
  ['手艺的逻辑', '木作、漆艺与装裱', 'craft', 9900],
  ['夜读《史记》', '二十个深夜的故事', 'night', 9900],
  ['运河上的城市', '水怎样决定了一座城', 'city', 6900],
  ['厨房里的科学', '火候、盐与时间', 'table', 4900],
  ['怎样读一首诗', '从《古诗十九首》读起', 'books', 0],
  ['湿地笔记', '一年四季的水边', 'nature', 3900],
  ['老地图里的北京', '三百年间的街巷', 'city', 8900],
  ['修复师的一天', '博物馆里的安静工作', 'craft', 7900],
  ['给孩子的自然课', '二十四节气与虫鸣', 'nature', 0],
  ['小说家的工具箱', '人物、视角与时间', 'books', 15900],
  ['面食地图', '从关中到江南', 'table', 5900],
  ['声音里的城市', '录音师带你听一座城', 'city', 6900],
]
/** What the courses are called, in their order. */
export const courseTitles: readonly string[] = lines.map(([title]) => title)
const DRAFT = lines.length - 1
const stateOf = (index: number) =>
  index === DRAFT ? 'draft' : index === lines.length - 2 ? 'withdrawn' : 'published'

/** 24 courses, then their chapters, then what is taught in each chapter. */
export const courses = (world: SampleWorld): Row[] => [
  ...lines.map((line, index) => courseOf(world, line, index)),
  ...outline.map((chapter) => chapterOf(world, chapter)),
  ...outline.flatMap((chapter, at) => lessonsOf(world, chapter, lines.length + at + 1)),
]

interface Outlined extends Chapter {
  /** Its course's place, from 0 on. */
  readonly course: number
  /** Its own place in the course, from 1 on. */
  readonly place: number
  readonly isLast: boolean
}
const outline: readonly Outlined[] = chapters.flatMap((of, course) =>
  of.map((chapter, at) => ({ ...chapter, course, place: at + 1, isLast: at === of.length - 1 })),
)

const isSerial = (course: number) => course % 3 === 2
/** Lessons and the summary at the end of each chapter. */
const taughtIn = (course: number) =>
  (chapters[course] ?? []).reduce((sum, { lessons }) => sum + lessons.length + 1, 0)

function courseOf(world: SampleWorld, [title, subtitle, subject, price]: Line, index: number): Row {
  const status = stateOf(index)
  const chargeKind = price === 0 ? 'free' : index % 5 === 4 ? 'vip' : 'paid'
  return {
    nodeKind: 'course',
    title,
    subtitle,
    courseNumber: `KC${250_018 + index}`,
    lecturers: [1 + ((index * 7) % 60)],
    category: 1 + (index % 8),
    tags: [oneOf(tagsOn(subject), index * 3)],
    imageUrl: world.picture(`picture-${1 + (index % 30)}`),
    smallImage: world.picture(`size-600x600-${1 + (index % 8)}`),
    introduction: `<p>${subtitle}。${paragraph(subject, index + 11)}</p>`,
    chargeKind,
    price: price || null,
    originalPrice: chargeKind === 'paid' ? price + 3000 : null,
    vipScope: chargeKind === 'vip' ? ['knowledge', 'union'] : null,
    updateKind: isSerial(index) ? 'serial' : 'finished',
    plannedLessons: taughtIn(index) + (isSerial(index) ? 6 : 0),
    updateNote: isSerial(index) ? oneOf(['每周三更新', '每周五更新'], index) : null,
    relationCourses: [1 + ((index + 5) % (lines.length - 2))],
    position: index + 1,
    learnerCount: status === 'draft' ? 0 : 320 + ((index * 2713) % 18_000),
    status,
    ...stamps(world, 160 - index * 5, 1),
  }
}

const chapterOf = (world: SampleWorld, { course, title, place }: Outlined): Row => ({
  nodeKind: 'chapter',
  parent: course + 1,
  title: `第${'一二三四五'[place - 1]}章 ${title}`,
  position: place,
  status: course === DRAFT ? 'draft' : 'published',
  ...stamps(world, 120 - course, 1),
})

/** What is taught in a chapter, and a page to read at its end. */
function lessonsOf(world: SampleWorld, chapter: Outlined, parent: number): Row[] {
  const titles = [...chapter.lessons, `小结｜${chapter.title}`]
  return titles.map((title, at) => {
    const isSummary = at === titles.length - 1
    const isNext = isSummary && chapter.isLast && isSerial(chapter.course)
    return {
      nodeKind: 'lesson',
      parent,
      title,
      position: at + 1,
      ...(isSummary ? summaryOf(chapter) : mediumOf(world, title, chapter.course * 5 + at)),
      trial: chapter.place === 1 && at === 0,
      publishAt: isNext ? world.at(2 + (chapter.course % 5), '07:00') : null,
      status: chapter.course === DRAFT ? 'draft' : 'published',
      ...stamps(world, 110 - chapter.course, 1),
    }
  })
}

const summaryOf = ({ title, lessons, course }: Outlined): Row => ({
  media: 'text',
  body: `<p>这一章讲了：${lessons.map((lesson) => lesson.split('｜')[1]).join('；')}。</p><p>${title}，${paragraph(lines[course]![2], course)}</p>`,
})

function mediumOf(world: SampleWorld, title: string, seed: number): Row {
  const isFilm = seed % 11 === 7
  const file = isFilm ? 'film.mp4' : 'silence.mp3'
  const stored = {
    url: world.picture(file),
    name: `${title}${file.slice(file.lastIndexOf('.'))}`,
    ...(isFilm ? { size: 10_372, duration: 6 } : { size: 41_600, duration: 10 }),
  }
  return isFilm
    ? { media: 'video', video: stored, duration: 480 + ((seed * 53) % 600) }
    : { media: 'audio', audio: stored, duration: 620 + ((seed * 97) % 700) }
}
