/** Boards of users: counted only. */
export const userBoards = ['user', 'studyTime', 'continuous'] as const
/** Boards made by hand, for all time. */
export const handMade = ['mustListenCourses', 'mustListenBooks'] as const
/** Boards of contents that are counted. */
export const countedBoards = ['digital', 'podcast', 'hotCourses', 'hotListening', 'articles'] as const
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
