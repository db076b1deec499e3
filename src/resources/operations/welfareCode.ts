import { entity, f, type RecordOf } from '#declare'

/** A third party's code, imported for a benefit and given to whoever claims it. */
export const welfareCode = entity('welfareCode', ['福利券码', 'Welfare code'], {
  fields: {
    welfare: f.ref('福利', 'Welfare', { required: true, to: 'welfare', onDelete: 'cascade' }),
    code: f.code('券码', 'Code', { required: true, max: 60 }),
    claim: f.ref('领取记录', 'Claim', { to: 'welfareClaim' }),
  },
  rules: {
    comesFromPortal: [
      { from: 'portal', create: false, remove: false },
      { remove: { without: ['claim'] } },
      { by: 'stockFollows', on: ['create', 'remove'] },
    ],
    codeOncePerWelfare: [{ unique: ['welfare', 'code'] }, { unique: ['claim'] }],
  },
})
export type WelfareCode = RecordOf<typeof welfareCode>
