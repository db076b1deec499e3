import { type Entity, type Label, type Literal, wordOf } from '#declare'
import { accessOf } from './access.ts'
import { calledOn } from './calledOn.ts'
import { carriersOf } from './carriers.ts'
import { columnsOf } from './columns.ts'
import { indexesOf } from './indexes.ts'
import type { AccessSource, Viewer } from './viewer.ts'

/**
 * All that follows from one declaration, as text for a developer: its table and indexes, the calls, the screens,
 * who may do what, moves and actions, and each rule with the sheet's sentence, its name, its literal and what carries it.
 */
export function explain(
  entity: Entity,
  source: AccessSource,
  sentences: readonly string[],
): string {
  return [
    `${entity.name}  ${both(entity.label)}${entity.standIn ? '  (stand-in: its rules are not carried yet)' : ''}`,
    section('Table', tableOf(entity)),
    section(
      'Indexes',
      indexesOf(entity).map(
        ({ name, columns, unique }) => `${name}  ${columns.join(', ')}${unique ? '  unique' : ''}`,
      ),
    ),
    section('Calls', callsOf(entity)),
    section('Screens', screensOf(entity, source)),
    section('Dashboards', dashboardsOf(entity)),
    section('Who', whoMay(entity, source)),
    section(
      'Moves',
      Object.entries(entity.moves).map(
        ([name, move]) =>
          `${name}  ${both(move.label)}  ${move.from.join(', ')} → ${move.to}${move.silent ? '  (no button)' : ''}${move.when ? `  when ${JSON.stringify(move.when)}` : ''}`,
      ),
    ),
    section(
      'Actions',
      Object.entries(entity.actions).map(
        ([name, action]) =>
          `${name}  ${both(action.label)}  on ${[action.on].flat().join(', ')}${action.later ? '  (open)' : ''}`,
      ),
    ),
    section('Rules', rulesOf(entity, sentences)),
  ]
    .filter(Boolean)
    .join('\n')
}

const both = ([zh, en]: Label) => `${zh} ${en}`
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}` : ''

const tableOf = (entity: Entity) =>
  columnsOf(entity).map(({ name, type }) => {
    const field = entity.fields[name]
    return `${name.padEnd(20)} ${type.padEnd(8)} ${field ? `${field.kind}  ${both(field.label)}` : ''}`.trimEnd()
  })

const callsOf = ({ path, moves, actions, endpoints }: Entity) => {
  const base = `/api/portal/${path}`
  return [
    `GET    ${base}?filter&sort&range`,
    `GET    ${base}/:id`,
    `POST   ${base}`,
    `PUT    ${base}/:id`,
    `DELETE ${base}/:id`,
    ...Object.keys(moves).map((name) => `POST   ${base}/:id/${name}`),
    ...Object.entries(actions).flatMap(([name, action]) => {
      return action.later
        ? []
        : calledOn(action).map((on) => `POST   ${base}${on === 'record' ? '/:id' : ''}/${name}`)
    }),
    ...Object.entries(endpoints).map(([name, call]) => `${callText(call)}  (${name})`),
  ]
}
const callText = (call: Entity['endpoints'][string]) =>
  typeof call === 'string' ? call : 'call' in call ? call.call : `as ${call.uses}`

const screensOf = (entity: Entity, { screens }: AccessSource) =>
  screens
    .filter((screen) => screen.entity === entity.name)
    .map(({ path, kind, label, menu }) => `${path}  ${kind}  ${both(label)}  ${menu}`)

const dashboardsOf = ({ dashboards, path }: Entity) =>
  Object.entries(dashboards).map(
    ([name, { screen, range, measures, panels }]) =>
      `${name}  ${screen}  GET /api/portal/${path}/dashboard/${name}  ${range.default} ${range.unit}s, at most ${range.longest}; measures ${Object.keys(measures).join(', ')}; panels ${Object.keys(panels).join(', ')}`,
  )

const operations = ['read', 'create', 'update', 'remove', 'export'] as const
const whoMay = (entity: Entity, source: AccessSource) => {
  const access = accessOf(source)
  return ['admin', 'editor'].map((role) => {
    const viewer: Viewer = { ...nobody, roles: [role], currentRole: role }
    const may = operations.filter((operation) => access.mayUse(viewer, entity.name, operation))
    return `${role.padEnd(8)} ${may.join(', ') || 'nothing'}`
  })
}
const nobody: Viewer = {
  roles: [],
  currentRole: '',
  numericRole: null,
  hidden: [],
  routeSet: 'standard',
  projectOverview: false,
  rights: [],
  special: [],
}

const rulesOf = (entity: Entity, sentences: readonly string[]) =>
  carriersOf(entity, sentences.length).flatMap(({ name, sheet, carrier }) => [
    `${entity.name}#${name ?? sheet}  ${carrier}`,
    ...(sheet ? [`   ${sheet}. ${sentences[sheet - 1]}`] : []),
    ...(name ? entity.rules[name]!.map(literalText) : []),
  ])
const literalText = (literal: Literal) =>
  `   ${wordOf(literal).padEnd(8)} ${JSON.stringify(literal)}`
