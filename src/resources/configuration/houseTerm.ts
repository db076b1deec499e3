import { entity, f, onOff, type RecordOf } from '#declare'

/** Names and terms the house writes in one way: what the editor of a text finds written otherwise, it offers to put right. */
export const houseTerm = entity('houseTerm', ['用语规范', 'House term'], {
  fields: {
    term: f.text('规范写法', 'Right form', { required: true, max: 40, unique: true, search: true }),
    wrong: f.tags('不要写成', 'Not to be written', {
      required: true,
      max: 20,
      help: [
        '正文里出现这些写法时，“检查用语”会标出并给出规范写法',
        'Where a text has one of these, the check marks it and offers the right form',
      ],
    }),
    note: f.text('说明', 'Note', { max: 100, help: ['给编辑看的理由或例外', 'Why, or where it does not hold, for editors'] }),
  },
  ...onOff(),
  list: {
    columns: ['term', 'wrong', 'note', 'updatedBy', 'updatedAt', 'status'],
    filters: ['term', 'wrong', 'status', 'updatedBy'],
    edit: ['term', 'wrong', 'note'],
    sort: 'term',
  },
  form: [['用语', 'Term', 'term', 'wrong', 'note']],
  rules: {
    eachFormMeansOne: [
      { unique: ['term', 'wrong'], pooled: true, among: { status: 'enabled' } },
      { note: ['停用的规范不参与检查', 'Those that are disabled are not checked for'], reader: 'screen' },
    ],
  },
})
export type HouseTerm = RecordOf<typeof houseTerm>
