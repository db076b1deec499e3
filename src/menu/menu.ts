import { flatMenu, type MenuItem } from '#declare'
import { aiChat } from './aiChat.ts'
import { comments } from './comments.ts'
import { configuration } from './configuration.ts'
import { content } from './content.ts'
import { coupons } from './coupons.ts'
import { data } from './data.ts'
import { developers } from './developers.ts'
import { frame } from './frame.ts'
import { iconEntries } from './iconEntries.ts'
import { listeners } from './listeners.ts'
import { messages } from './messages.ts'
import { miniPrograms } from './miniPrograms.ts'
import { operations } from './operations.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { readingClub } from './readingClub.ts'
import { settlement } from './settlement.ts'
import { timetables } from './timetables.ts'
import { tools } from './tools.ts'
import { website } from './website.ts'

/** The sidebar, top to bottom: a file a group, each named as its export. */
export const menuFiles: { readonly [file: string]: MenuItem | readonly MenuItem[] } = {
  frame,
  pages,
  iconEntries,
  website,
  operations,
  content,
  timetables,
  comments,
  data,
  coupons,
  developers,
  tools,
  configuration,
  readingClub,
  aiChat,
  listeners,
  messages,
  partners,
  miniPrograms,
  settlement,
}

export const { menuGroups, screens } = flatMenu(Object.values(menuFiles).flat())
