/** Leads from what a user complains about to where support makes good to them, which then knows what it is about. */
export const makeGood = <const Number extends string>(number: Number) =>
  ({
    label: ['补偿', 'Make good'],
    on: ['row', 'form'],
    when: { user: { set: true } },
    otherwise: ['没有对应的 App 用户，无法补偿', 'No user of the app stands behind it to make good to'],
    page: '/datas/compensate',
    by: { user: 'user', about: number },
  }) as const

/** Whoever may not make good to users is offered no way there. */
export const madeGoodBy = { may: ['compensate'], who: [{ right: 'bulk' }, { right: 'compensate' }] } as const
