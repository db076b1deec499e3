/** Kinds with a screen of their own. */
const own: { readonly [kind: string]: string } = {
  sales: '/datas/salesPlatform/import',
  destroyCode: '/datas/destroyRedeemCode',
}

/** The screen on which batches of a kind are made; those without one are seen and taken up again on that of grants. */
export const bulkPathOf = (kind: string): string => own[kind] ?? '/datas/benefitTopUp'
