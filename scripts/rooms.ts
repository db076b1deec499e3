/** A part of the repository, the files in it, and what it may import beside itself. */
export interface Room {
  name: string
  files: RegExp
  /** Names of rooms. */
  may: string[]
}

const pure = ['declare', 'kind', 'derive']
const shared = [...pure, 'resources']
const wires = ['dataProvider', 'authProvider']
const screens = [...shared, ...wires, 'widgets', 'views', 'pages', 'layout']

/** A file belongs to the first room that takes it. Tests belong to none and may import anything. */
export const rooms: Room[] = [
  { name: 'declare', files: /^src\/declare\//, may: [] },
  { name: 'resources', files: /^src\/resources\//, may: ['declare'] },
  // The pure half of a kind, and the registry of them all.
  { name: 'kind', files: /^src\/widgets\/([^/]+|.+\/kind)\.ts$/, may: ['declare'] },
  { name: 'widgets', files: /^src\/widgets\//, may: [...shared, ...wires] },
  { name: 'derive', files: /^src\/derive\//, may: pure },
  { name: 'dataProvider', files: /^src\/dataProvider\//, may: [...shared, ...wires] },
  { name: 'authProvider', files: /^src\/authProvider\//, may: [...shared, ...wires] },
  { name: 'views', files: /^src\/views\//, may: [...shared, ...wires, 'widgets'] },
  { name: 'pages', files: /^src\/pages\//, may: screens },
  { name: 'layout', files: /^src\/layout\//, may: screens },
  // Where the admin is put together; the demo starts the portal in the browser from here.
  { name: 'main', files: /^src\/[^/]+$/, may: [...screens, 'mocks'] },
  // Where the portal is put together for a server; it may fill an empty one with samples.
  { name: 'server', files: /^portal\/(node|admin)\.ts$/, may: [...shared, 'portal', 'mocks'] },
  { name: 'portal', files: /^portal\//, may: shared },
  { name: 'mocks', files: /^mocks\//, may: [...shared, ...wires, 'widgets', 'portal'] },
  {
    name: 'outside',
    files: /^(e2e|bench|scripts)\/|^[^/]+$/,
    may: ['mocks', 'server', 'portal', ...screens],
  },
]

/** What neither a declaration, nor a derivation, nor the pure half of a kind may load. */
export const impure =
  /^(node:|react|ra-|@mui\/|@emotion\/|kysely$|pg$|sql\.js$|hono$|@hono\/|ali-oss$|msw$)/

/** What a browser has not. */
export const serverOnly = /^(node:|pg$|@hono\/node-server$|prom-client$)/
