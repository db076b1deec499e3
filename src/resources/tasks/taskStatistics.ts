import { entity, f, type RecordOf } from '#declare'
import { taskPlaces } from '#resources/choices.ts'
import { task } from './task.ts'
import { taskStatisticsDashboard } from './taskStatisticsDashboard.ts'

/** Daily figures of tasks and sign-in, written by the app's server each night; operators read and export. */
export const taskStatistics = entity('taskStatistics', ['任务数据', 'Task statistics'], {
  path: 'task/statistics',
  fields: {
    date: f.date('日期', 'Date'),
    task: f.ref('任务', 'Task', { to: 'task', onDelete: 'cascade' }),
    cycle: f.computed('任务类型', 'Cycle', { as: 'choice', from: 'task.cycle', of: task.fields.cycle.of }),
    place: f.choice('端', 'Place', taskPlaces),
    exposures: f.count('曝光人数', 'Users shown'),
    clicks: f.count('点击人数', 'Users clicked'),
    doneUsers: f.count('完成人数', 'Users done'),
    doneTimes: f.count('完成次数', 'Times done'),
    doneRate: f.computed('完成率', 'Done rate', { as: 'percent', from: { part: [{ times: ['doneUsers', 100] }, 'clicks'], digits: 1 } }),
    points: f.count('发放积分', 'Points granted'),
    signInUsers: f.count('签到人数', 'Users signed in'),
    pointsSpent: f.count('消耗积分', 'Points spent'),
  },
  dashboards: { overview: taskStatisticsDashboard },
  list: {
    columns: ['date', 'task', 'cycle', 'place', 'exposures', 'clicks', 'doneUsers', 'doneTimes', 'doneRate', 'points'],
    filters: ['date', 'task', 'cycle', 'place'],
    sort: '-date',
  },
  form: [
    ['维度', 'By', ['date', 'task'], 'cycle', 'place'],
    ['指标', 'Figures', ['exposures', 'clicks'], ['doneUsers', 'doneTimes'], 'doneRate', ['points', 'signInUsers'], 'pointsSpent'],
  ],
  endpoints: {
    getList: { call: 'GET task/statistics', takes: [{ from: 'date' }, { to: 'date' }, 'task', 'place'], gives: 'totals, series and lines' },
    export: { call: 'GET', takes: [{ from: 'date' }, { to: 'date' }, 'task', 'place'], gives: 'spreadsheet blob' },
  },
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['date', 'task', 'place', 'exposures', 'clicks', 'doneUsers', 'doneTimes', 'points', 'signInUsers', 'pointsSpent'],
        knownBy: ['date', 'task', 'place'],
        create: false,
        remove: false,
      },
      { unique: ['task', 'date', 'place'] },
      { remove: 'never' },
    ],
    totalsStandWithoutTask: { sheet: 2, when: { task: { set: true } }, allow: { signInUsers: [0], pointsSpent: [0] } },
    dashboardShowsOverview: { sheet: 3, carried: 'dashboards.overview' },
  },
})
export type TaskStatistics = RecordOf<typeof taskStatistics>
