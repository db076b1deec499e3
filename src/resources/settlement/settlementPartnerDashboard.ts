import { dashboard } from '#declare'

const kinds = { single: ['单品', 'Single'], vip: ['VIP', 'VIP'] } as const
/** What statements of a kind come to, in some states. */
const payable = (source: 'singles' | 'vips', ...status: string[]) =>
  ({ label: kinds[source === 'vips' ? 'vip' : 'single'], in: source, sum: 'payable', as: 'money', where: { status } }) as const

/** What is owed and was paid to settlement partners, by partner, month and kind of settlement. */
export const settlementPartnerDashboard = dashboard({
  screen: '/financial/statistics/partner',
  range: { unit: 'month', default: 12, presets: [3, 6, 12, 24], longest: 60 },
  sources: { singles: { of: 'settlementSingle', at: 'month' }, vips: { of: 'settlementVip', at: 'month' } },
  measures: {
    payable: { label: ['应付金额', 'Payable'], plus: ['paid', 'unpaid'] },
    paid: { label: ['已付金额', 'Paid'], plus: ['singlePaid', 'vipPaid'] },
    unpaid: { label: ['未付金额', 'Unpaid'], plus: ['singleUnpaid', 'vipUnpaid'] },
    waiting: { label: ['待核对金额', 'To check'], plus: ['singleWaiting', 'vipWaiting'] },
    singlePaid: payable('singles', 'paid'),
    vipPaid: payable('vips', 'paid'),
    singleUnpaid: payable('singles', 'confirmed', 'invoiced'),
    vipUnpaid: payable('vips', 'confirmed', 'invoiced'),
    singleWaiting: payable('singles', 'pending'),
    vipWaiting: payable('vips', 'pending'),
  },
  dimensions: {
    partner: { in: { singles: 'partner', vips: 'partner' } },
    type: { in: { singles: 'partner.type', vips: 'partner.type' } },
    kind: { in: { singles: { text: 'single' }, vips: { text: 'vip' } }, label: ['结算类别', 'Kind'], of: kinds },
  },
  filters: ['partner', 'type', 'kind'],
  cards: ['payable', 'paid', 'unpaid', 'waiting'],
  compare: ['before', 'yearAgo'],
  panels: {
    months: {
      kind: 'line',
      label: ['每月应付、已付与未付', 'Payable, paid and unpaid by month'],
      measures: ['payable', 'paid', 'unpaid'],
      wide: true,
    },
    kinds: { kind: 'shares', label: ['单品与 VIP', 'Single and VIP'], by: 'kind', measures: ['payable'] },
    types: { kind: 'bars', label: ['主体类型', 'By type of partner'], by: 'type', measures: ['payable', 'paid', 'unpaid'] },
    partners: {
      kind: 'rank',
      label: ['合作方前 20', 'Top 20 partners'],
      by: 'partner',
      measures: ['payable', 'paid', 'unpaid'],
      choose: true,
      top: 20,
      wide: true,
    },
    table: {
      kind: 'table',
      label: ['按月与类别', 'By month and kind'],
      by: ['time', 'kind'],
      measures: ['payable', 'paid', 'unpaid'],
      wide: true,
    },
  },
})
