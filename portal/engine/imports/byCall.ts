/** The reason of batches that an old client's call makes. */
export const BY_CALL = '接口调用'
