/** A part of the repository, the files in it, and what it may import beside itself. */
export interface Room {
  name: string
  files: RegExp
  /** Names of rooms. */
  may: string[]
}

const pure = ['declare', 'kind', 'derive']
const shared = [...pure, 'resources', 'wire']
/** What talks to the portal, in the reader's language. */
const wires = ['client', 'i18n', 'dataProvider', 'authProvider']
const parts = [...shared, ...wires, 'theme', 'widgets']
const screens = [...parts, 'views', 'pages', 'layout']
/** The rooms of the portal that its ways in stand on, and those themselves. */
const doors = ['core', 'storage', 'outside', 'engine', 'http', 'jobs']
const below = (...names: string[]) => [...shared, ...names]
const portal = [...doors, 'doors', 'business', 'portal', 'server']
const everything = [...screens, 'app', 'menu', 'build', ...portal, 'mocks']

/** A file belongs to the first room that takes it. Tests belong to none and may import anything. */
export const rooms: Room[] = [
  { name: 'declare', files: /^src\/declare\//, may: [] },
  // What somebody wrote beside a declaration, in place of what follows from it.
  { name: 'own', files: /^src\/resources\/.+\.tsx$/, may: screens },
  { name: 'resources', files: /^src\/resources\//, may: ['declare'] },
  { name: 'menu', files: /^src\/menu\//, may: ['declare'] },
  // The pure half of a kind, and the registry of them all.
  {
    name: 'kind',
    files: /^src\/widgets\/([^/]+|(kind|format)\/[^/]+|.+\/(own\.)?kind)\.ts$/,
    may: ['declare'],
  },
  { name: 'derive', files: /^src\/derive\//, may: pure },
  // What the portal answers and the admin reads: types alone, said once for both.
  { name: 'wire', files: /^src\/wire\//, may: ['declare'] },
  { name: 'client', files: /^src\/client\//, may: [...shared, 'i18n'] },
  { name: 'i18n', files: /^src\/i18n\//, may: shared },
  { name: 'dataProvider', files: /^src\/dataProvider\//, may: [...shared, ...wires] },
  { name: 'authProvider', files: /^src\/authProvider\//, may: [...shared, ...wires] },
  { name: 'theme', files: /^src\/theme\//, may: [...shared, ...wires] },
  { name: 'widgets', files: /^src\/widgets\//, may: parts },
  { name: 'views', files: /^src\/views\//, may: parts },
  { name: 'pages', files: /^src\/pages\//, may: screens },
  { name: 'layout', files: /^src\/layout\//, may: screens },
  // What vite runs while it builds; the browser never sees it.
  { name: 'build', files: /^src\/build\//, may: [...shared, 'menu'] },
  // Where the admin is put together; the demo starts the portal in the browser from here.
  { name: 'app', files: /^src\/(app\/.+|[^/]+)$/, may: [...screens, 'mocks'] },
  // The portal, from the context up. What begins with `portal:` may be loaded in a browser as well.
  { name: 'core', files: /^portal\/core\//, may: shared },
  { name: 'storage', files: /^portal\/storage\//, may: below('core') },
  { name: 'outside', files: /^portal\/outside\//, may: below('core', 'storage') },
  // What a declaration makes the portal do, and no entity by name.
  { name: 'engine', files: /^portal\/engine\//, may: below('core', 'storage', 'outside') },
  // What of an entity answers calls or goes by the clock; found by its name, as the rest.
  {
    name: 'doors',
    files: /^portal\/business\/.+\.(calls|round|daily|night)\.ts$/,
    may: below(...doors, 'business'),
  },
  // What belongs to entities, at the address of the declaration.
  {
    name: 'business',
    files: /^portal\/business\//,
    may: below('core', 'storage', 'outside', 'engine'),
  },
  // The two ways in: what is called, and what goes by itself.
  { name: 'http', files: /^portal\/http\//, may: below('core', 'storage', 'outside', 'engine') },
  { name: 'jobs', files: /^portal\/jobs\//, may: below('core', 'storage', 'outside', 'engine') },
  // Where engine and doors are put together; what lies in business is handed in.
  {
    name: 'portal',
    files: /^portal\/(parts|options|createPortal|createPortalContext)\.ts$/,
    may: below(...doors),
  },
  // Where the portal is put together for a server; it may fill an empty one with samples.
  {
    name: 'server',
    files: /^portal\/(node\.mjs|admin\.ts|start\/)/,
    may: below(...doors, 'portal', 'mocks'),
  },
  // Where the demo begins: the portal in the page, then the admin on it.
  { name: 'demo', files: /^mocks\/demo\.ts$/, may: [...screens, 'app', 'mocks'] },
  { name: 'mocks', files: /^mocks\//, may: [...parts, 'menu', ...portal] },
  { name: 'outside', files: /^(e2e|bench|scripts)\/|^[^/]+$/, may: everything },
]

/** What neither a declaration, nor a derivation, nor the pure half of a kind may load. */
export const impure =
  /^(node:|react|ra-|@mui\/|@emotion\/|kysely$|pg$|sql\.js$|hono$|@hono\/|ali-oss$|msw$)/

/** What a browser has not. */
export const serverOnly = /^(node:|pg$|@hono\/node-server$|prom-client$)/
