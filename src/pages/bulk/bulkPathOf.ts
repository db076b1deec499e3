/** The screen on which batches of a kind are made; every kind is seen and taken up again on that of grants. */
export const bulkPathOf = (_kind: string): string => '/datas/benefitTopUp'
