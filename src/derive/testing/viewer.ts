import type { Viewer } from '../viewer.ts'

/** A viewer for tests: an editor without further rights, but for what is given; the current role is the first one. */
export function viewer(given: Partial<Viewer> = {}): Viewer {
  const roles = given.roles ?? ['editor']
  return {
    roles,
    currentRole: roles[0] ?? '',
    numericRole: null,
    hidden: [],
    routeSet: 'standard',
    projectOverview: false,
    rights: [],
    special: [],
    ...given,
  }
}
