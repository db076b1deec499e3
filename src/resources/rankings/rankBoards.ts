/** Boards of users: counted only. */
export const userBoards = ['user', 'studyTime', 'continuous'] as const
/** Boards made by hand, for all time. */
export const handMade = ['mustListenCourses', 'mustListenBooks'] as const
/** Boards of contents that are counted. */
export const countedBoards = ['digital', 'podcast', 'hotCourses', 'hotListening', 'articles'] as const
const score = { plus: ['realScore', 'bonus'] } as const
/** How the figure of an entry is made up, by its board: of what is made by hand nothing is counted. */
export const scores = Object.fromEntries([...userBoards, ...countedBoards].map((board) => [board, score]))
/** What stands on each board of contents, as a link names it. */
export const boardItems: { readonly [board: string]: readonly string[] } = {
  digital: ['issue', 'magazine'],
  podcast: ['podcast', 'radioStation'],
  hotCourses: ['course'],
  hotListening: ['audiobook'],
  mustListenCourses: ['course'],
  mustListenBooks: ['audiobook'],
  articles: ['article'],
}
