/** Who signs in to a portal that runs in the browser or in a test. */
export const demoAdmin = { username: 'admin', password: 'masthead-demo' } as const
