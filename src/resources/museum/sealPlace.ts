import { entity, f, type RecordOf } from '#declare'
import { sealWays } from '#resources/choices.ts'

/** One place of a seal theme with its seal, put on the map picture by dragging or on the real map by coordinates. */
export const sealPlace = entity('sealPlace', ['印章点位', 'Seal place'], {
  path: 'wenbo/sealPlace',
  fields: {
    seal: f.ref('印章主题', 'Seal theme', { to: 'seal', required: true, onDelete: 'cascade' }),
    name: f.text('点位名称', 'Place', { required: true, max: 16, search: true }),
    sealImage: f.image('已点亮印章', 'Lit seal', { required: true, width: 360, height: 360 }),
    greyImage: f.image('未点亮印章', 'Unlit seal', { required: true, width: 360, height: 360 }),
    mapX: f.decimal('横向位置（%）', 'Across (%)', { min: 0, max: 100 }),
    mapY: f.decimal('纵向位置（%）', 'Down (%)', { min: 0, max: 100 }),
    longitude: f.decimal('经度', 'Longitude', { min: 73, max: 136 }),
    latitude: f.decimal('纬度', 'Latitude', { min: 3, max: 54 }),
    address: f.text('地址', 'Address', { max: 60 }),
    way: f.choice('盖章方式', 'Collected by', 'location', sealWays),
    radius: f.integer('定位范围（米）', 'Radius (m)', {
      min: 50,
      max: 5000,
      default: 300,
      help: ['离点位多近才能盖章', 'How near one must be to stamp'],
    }),
    scanCode: f.text('点位码', 'Place code', { unique: true, readOnly: true }),
    quiz: f.list('答题', 'Quiz', 3, {
      question: f.text('题目', 'Question', { required: true, max: 60 }),
      options: f.tags('选项', 'Options', { required: true, min: 2, max: 4 }),
      right: f.integer('正确选项', 'Right option', { required: true, min: 1, max: 4 }),
    }),
    subject: f.ref('关联专题', 'Museum subject', { to: 'wenboSubject', onDelete: 'setNull' }),
    intro: f.longText('点位介绍', 'Introduction', { max: 300 }),
    collected: f.count('盖章人数', 'Collected by', { of: { count: 'sealStamp' } }),
    order: f.order('排序', 'Position'),
  },
  states: { enabled: ['启用', 'Enabled'], disabled: ['停用', 'Disabled'] },
  moves: { disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' }, enable: { from: ['disabled'], to: 'enabled' } },
  actions: {
    place: {
      label: ['拖拽定位', 'Drag to place'],
      on: 'list',
      page: '/wenbo/seal/map',
      runs: 'place',
      asks: {
        place: f.ref('点位', 'Place', { to: 'sealPlace', required: true }),
        mapX: f.decimal('横向位置（%）', 'Across (%)', { min: 0, max: 100 }),
        mapY: f.decimal('纵向位置（%）', 'Down (%)', { min: 0, max: 100 }),
        longitude: f.decimal('经度', 'Longitude', { min: 73, max: 136 }),
        latitude: f.decimal('纬度', 'Latitude', { min: 3, max: 54 }),
      },
    },
    qrCode: {
      label: ['下载点位码', 'Download code'],
      on: ['row', 'form'],
      when: { way: 'scan' },
      otherwise: ['不是扫码盖章的点位', 'This place is not collected by scanning'],
      links: { host: 'app.h5Address', path: 'wenbo/seal', word: 'scanCode' },
    },
  },
  list: {
    columns: ['order', 'sealImage', 'name', 'seal', 'way', 'address', 'collected', 'status'],
    under: { name: ['seal', 'address'] },
    filters: ['seal', 'name', 'way', 'status'],
    bulk: ['enable', 'disable'],
  },
  form: [
    ['点位', 'Place', ['seal', 'name'], 'address', 'intro', 'subject'],
    ['印章', 'Seal', ['sealImage', 'greyImage']],
    ['地图', 'Map', ['mapX', 'mapY'], ['longitude', 'latitude']],
    ['盖章', 'Collecting', ['way', 'radius'], 'scanCode', 'quiz'],
    ['展示', 'Display', 'order'],
  ],
  screens: [
    {
      path: '/wenbo/seal/places',
      menu: '小程序/文博',
      label: ['印章点位', 'Seal places'],
      kind: 'resource',
      hidden: true,
      parent: '/wenbo/seal',
    },
  ],
  rules: {
    nameUniqueInSeal: [{ sheet: 1, unique: ['seal', 'name'], field: 'name' }, { limit: { most: 50 }, per: ['seal'] }, { order: ['seal'] }],
    coordinatesAreWhole: [
      { sheet: 2, together: ['mapX', 'mapY'] },
      { together: ['longitude', 'latitude'] },
      { see: 'seal#publishNeedsPlaces' },
    ],
    fieldsFollowWay: [
      { sheet: 3, when: { way: 'location' }, demand: ['longitude', 'latitude', 'radius'] },
      { when: { way: 'quiz' }, demand: ['quiz'] },
      { when: { way: 'reading' }, demand: ['subject'] },
      { number: 'scanCode', pattern: '{random 10}' },
      { by: 'rightIsAnOption', on: ['save'] },
    ],
    placesStandApart: { sheet: 4, by: 'standsApart', on: ['save'], warn: true },
    enoughPlacesStayEnabled: { sheet: 5, see: 'seal#publishNeedsPlaces' },
    deletableWhenUnused: { sheet: 6, remove: { without: ['collected'] } },
    shownWhileEnabled: [
      { freeze: ['seal'] },
      {
        shown: { status: 'enabled', 'seal.status': 'published' },
        gives: [
          ...['seal', 'name', 'sealImage', 'greyImage', 'mapX', 'mapY', 'longitude', 'latitude'],
          ...['address', 'way', 'radius', 'quiz', 'subject', 'intro', 'collected', 'order'],
        ] as const,
      },
    ],
  },
})
export type SealPlace = RecordOf<typeof sealPlace>
