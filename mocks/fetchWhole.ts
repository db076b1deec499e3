const fetchOfNode = globalThis.fetch

/** The page calls the portal by path; Node's fetch wants whole addresses. */
export const fetchWhole: typeof fetch = (input, init) =>
  fetchOfNode(typeof input === 'string' ? new URL(input, location.href) : input, init)
