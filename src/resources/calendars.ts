import type { CalendarName, Label } from '#declare'

/** A calendar: what it is called, and who stands in it, in the order of their colours. Loaded with its view. */
interface Calendar {
  readonly label: Label
  readonly of: readonly string[]
}

/** Every calendar there is; where a record stands in it is declared by its entity. */
export const calendars: { readonly [name in CalendarName]: Calendar } = {
  editorial: {
    label: ['编辑日历', 'Editorial calendar'],
    of: ['issue', 'article', 'dailyKnowledge', 'podcast', 'audio', 'weeklyListening', 'informationFlow', 'smallSubject', 'doreadMonthly'],
  },
  placements: {
    label: ['投放日历', 'Placements'],
    of: ['advert', 'informationFlowHeadline', 'informationFlowAd', 'popup', 'limitedDiscount', 'pcAd', 'pcDiscount'],
  },
  activities: {
    label: ['活动日历', 'Activities'],
    of: [
      'campPeriod',
      'offlineActivity',
      'punchCard',
      'attendance',
      'raffle',
      'cardCollect',
      'memberTask',
      'h5CourseActivity',
      'yongsStudy',
    ],
  },
  messages: { label: ['消息日历', 'Messages'], of: ['push', 'mail'] },
}
