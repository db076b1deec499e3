import { f } from '#declare'

/** The podcasts of an issue, put between its articles at once. */
export const podcastInsertion = {
  label: ['保存播客插入', 'Save podcast insertion'],
  on: 'list',
  page: '/contentManagement/magazine/podcastInsert',
  runs: 'insertPodcasts',
  asks: {
    issue: f.ref('期次', 'Issue', { to: 'issue', required: true }),
    inserts: f.json('播客插入', 'Inserted podcasts', { required: true }),
  },
} as const
