import { dashboard } from '#declare'

/** Lines without a task hold the totals of a day; those with one add up to more, since a user does several. */
const total = { task: { set: false } }
const single = { task: { set: true } }
/** Of one task, or of tasks of one cycle, lines of tasks are all there is. */
const narrowed = { by: ['task', 'cycle'], where: single }

/** Tasks and sign-in day by day. */
export const taskStatisticsDashboard = dashboard({
  screen: '/operateManagement/taskCenter/overview',
  range: { unit: 'day', default: 30, presets: [7, 30, 90], longest: 180, until: 'yesterday' },
  sources: { days: { of: 'taskStatistics', at: 'date' } },
  measures: {
    doneUsers: { label: ['完成人数', 'Users done'], sum: 'doneUsers', where: total, narrowed, good: 'up' },
    signInUsers: { label: ['签到人数', 'Users signed in'], sum: 'signInUsers', where: total, narrowed, good: 'up' },
    points: { label: ['发放积分', 'Points granted'], sum: 'points', where: total, narrowed },
    pointsSpent: { label: ['消耗积分', 'Points spent'], sum: 'pointsSpent', where: total, narrowed },
    taskDone: { label: ['完成人数', 'Users done'], sum: 'doneUsers', where: single },
    taskTimes: { label: ['完成次数', 'Times done'], sum: 'doneTimes', where: single },
    taskPoints: { label: ['发放积分', 'Points granted'], sum: 'points', where: single },
    clicks: { label: ['点击人数', 'Users clicked'], sum: 'clicks', where: single },
    doneRate: { label: ['完成率', 'Done rate'], part: ['taskDone', 'clicks'] },
  },
  dimensions: { task: 'task', cycle: 'cycle', place: 'place' },
  filters: ['task', 'cycle', 'place'],
  cards: ['doneUsers', 'signInUsers', 'points', 'pointsSpent'],
  latest: true,
  compare: ['before'],
  panels: {
    users: { kind: 'line', label: ['完成与签到人数', 'Users done and signed in'], measures: ['doneUsers', 'signInUsers'] },
    points: { kind: 'line', label: ['积分发放与消耗', 'Points granted and spent'], measures: ['points', 'pointsSpent'] },
    tasks: {
      kind: 'rank',
      label: ['任务排行', 'Tasks ranked'],
      by: 'task',
      measures: ['taskDone', 'taskTimes', 'taskPoints', 'doneRate'],
      choose: true,
      top: [10, 20, 50],
      wide: true,
    },
  },
  records: true,
})
