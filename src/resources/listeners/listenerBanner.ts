import { entity, f, type RecordOf, shelf } from '#declare'

/** The carousel on top of the listener page; operators change it weekly; reached by a button on 听友管理. */
export const listenerBanner = entity('listenerBanner', ['听友Banner', 'Listener banner'], {
  path: 'listener/banner',
  fields: {
    title: f.text('名称', 'Name', { required: true, max: 20, search: true }),
    image: f.image('Banner图', 'Picture', { required: true, width: 702, height: 280 }),
    link: f.jump('跳转', 'Link', { required: true }),
    levels: f.choices('可见等级', 'Seen by', { required: true }, [
      { visitor: ['非听友', 'Not a listener'], basic: ['普通听友', 'Listener'] },
      { senior: ['资深听友', 'Senior listener'], leader: ['领听人', 'Leader'] },
    ]),
    period: f.period('展示时间', 'Shown during', { required: true }),
    views: f.count('曝光数', 'Views'),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['order', 'image', 'title', 'link', 'levels', 'period', 'clicks', 'status'],
    filters: ['title', 'levels', 'status', 'period'],
    export: false,
  },
  standIn: true,
})
export type ListenerBanner = RecordOf<typeof listenerBanner>
