import { type Entity, entity, f } from '#declare'

const publishing = {
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    withdraw: { from: ['published'], to: 'draft' },
  },
} as const

/** A shelf with places, tickets, notes and a purse: small entities, each for words that look at other records. */
export const hall = entity('hall', ['展厅', 'Hall'], {
  fields: {
    name: f.text('名称', 'Name', { required: true }),
    tickets: f.integer('票数', 'Tickets'),
    sold: f.count('已售', 'Sold'),
    minutes: f.integer('时长', 'Minutes'),
    isMain: f.boolean('主厅', 'Main hall', { default: false }),
    code: f.text('编号', 'Code', { unique: true }),
  },
  ...publishing,
  rules: {
    1: {
      move: 'publish',
      needs: [{ some: 'show', least: 2, where: { status: 'published' } }],
    },
    2: { one: 'isMain', takesOver: true, exactly: true },
    3: { number: 'code', pattern: 'H-{YYYYMM}-{###}' },
    4: { total: 'minutes', per: [], where: { status: 'draft' }, between: [0, 100] },
  },
})
export const show = entity('show', ['展览', 'Show'], {
  fields: {
    name: f.text('名称', 'Name', { required: true }),
    hall: f.ref('展厅', 'Hall', { to: 'hall' }),
    period: f.period('展期', 'Period'),
    at: f.dateTime('开幕', 'Opening'),
    nicknames: f.tags('别名', 'Nicknames'),
    top: f.boolean('置顶', 'Top', { default: false }),
    best: f.boolean('精选', 'Best', { default: false }),
    partner: f.ref('联展', 'Partner', { to: 'show' }),
  },
  ...publishing,
  rules: {
    1: { unique: ['hall'], overlap: ['period'], among: { period: { set: true } } },
    2: { unique: ['hall'], apart: { at: '60m' }, among: { at: { set: true } }, field: 'hall' },
    3: { unique: ['name', 'nicknames'], pooled: true },
    4: { limit: { most: 2 }, per: ['hall'], where: { top: true }, field: 'top' },
    5: { back: 'withdraw', edit: ['name'] },
    6: { leave: 'published', set: { best: false } },
    7: { follows: 'partner', leaves: 'published', does: 'withdraw' },
    8: { refer: 'partner', same: [['hall', 'hall']], not: 'self' },
  },
})
export const ticket = entity('ticket', ['门票', 'Ticket'], {
  fields: { hall: f.ref('展厅', 'Hall', { to: 'hall', required: true }) },
  rules: { 1: { cap: 'hall.sold', at: 'hall.tickets' } },
})
export const entry = entity('entry', ['流水', 'Entry'], {
  fields: {
    hall: f.ref('展厅', 'Hall', { to: 'hall', required: true }),
    amount: f.money('金额', 'Amount', { required: true, min: -100000 }),
    balance: f.money('余额', 'Balance', { readOnly: true }),
  },
  rules: { 1: { ledger: 'amount', of: 'hall', balance: 'balance', floor: 0 } },
})
export const notice = entity('board', ['告示', 'Board'], {
  fields: { page: f.text('页面', 'Page', { required: true }), text: f.text('文字', 'Text') },
  rules: { 1: { singleton: 'page' }, 2: { limit: { least: 1 }, where: { text: 'open' } } },
})

export const madeUp: readonly Entity[] = [hall, show, ticket, entry, notice]
