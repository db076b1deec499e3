/**
 * What Node is given to run the portal, from the project's root. Its young objects get 4 MB instead of 16: those of a
 * call are gone with it, and lists are answered as fast, while some 20 MB less are held for good.
 */
export const portalCommand = ['--max-semi-space-size=4', 'portal/node.mjs']

/**
 * Where memory is glibc's, all threads share one heap and give back what is free from 128 kB on: else each keeps what it
 * was given once. Read as a process begins, so it cannot be said later.
 */
export const portalEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }
