import '../form/form.css'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'

/** What an action gives that only looks: uses, a comparison, earlier values, a menu, or plain facts. */
export default function Findings({ found }: { readonly found: Row }) {
  const say = useSay()
  const { uses, fields, rows, values, permissions, ...facts } = found
  return (
    <div className="findings">
      {Array.isArray(uses) && <Uses uses={uses} say={say} />}
      {Array.isArray(fields) && <Table say={say} rows={fields} heads={beforeAfter} />}
      {Array.isArray(rows) && <Table say={say} rows={rows} heads={firstSecond} />}
      {Array.isArray(values) && <Values values={values} say={say} />}
      {isViewer(permissions) && <Menu viewer={permissions} say={say} />}
      {!Array.isArray(uses) && <Facts facts={facts} say={say} />}
    </div>
  )
}

type Heads = readonly (readonly [key: string, label: Label])[]
const beforeAfter: Heads = [
  ['before', ['之前', 'Before']],
  ['after', ['之后', 'After']],
]
const firstSecond: Heads = [
  ['first', ['当前', 'This']],
  ['second', ['对比', 'The other']],
]

interface Use {
  readonly entity: string
  readonly label: Label
  readonly count: number
  readonly filter: Row
  readonly titles: readonly { readonly id: number; readonly title: string }[]
}
function Uses({ uses, say }: { readonly uses: readonly Use[]; readonly say: Say }) {
  if (uses.length === 0) return <p>{say(['没有被使用', 'It is used nowhere'])}</p>
  return uses.map(({ entity, label, count, filter, titles }) => {
    const path = listPathOf(entity)
    const title = say(['{label}：{count} 条', '{label}: {count}'], { label: say(label), count })
    const address = `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (
      <section key={entity + Object.keys(filter).join()}>
        <h3>{path ? <Link to={address}>{title}</Link> : title}</h3>
        <p className="hint">{titles.map((one) => one.title).join('、')}</p>
      </section>
    )
  })
}

function Table({
  rows,
  heads,
  say,
}: {
  readonly rows: readonly Row[]
  readonly heads: Heads
  readonly say: Say
}) {
  return (
    <table className="conflict">
      <thead>
        <tr>
          <th>{say(['字段', 'Field'])}</th>
          {heads.map(([key, label]) => (
            <th key={key}>{say(label)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer never change
          <tr key={index} className={row.differs === true ? 'differs' : undefined}>
            <th scope="row">{nameOf(row, say)}</th>
            {heads.map(([key]) => (
              <td key={key}>{textOf(row[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Values({ values, say }: { readonly values: readonly Row[]; readonly say: Say }) {
  if (values.length === 0) return <p>{say(['还没有修改记录', 'Nothing was changed yet'])}</p>
  return (
    <ol>
      {values.map((one) => (
        <li key={String(one.version)}>
          <strong>{textOf(one.value)}</strong>
          <p className="hint">
            {dateTime(one.at as string)} {String(one.byName ?? '')} {String(one.reason ?? '')}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Menu({ viewer, say }: { readonly viewer: Viewer; readonly say: Say }) {
  const shown = screensSeen(viewer).filter(({ hidden, menu }) => !hidden && menu)
  const groups = Map.groupBy(shown, ({ menu }) => menu)
  return [...groups].map(([menu, screens]) => (
    <section key={menu}>
      <h3>{menu}</h3>
      <p className="hint">{screens.map(({ label }) => say(label)).join('、')}</p>
    </section>
  ))
}

const known: { readonly [fact: string]: Label } = {
  username: ['用户名', 'User name'],
  name: ['姓名', 'Name'],
  roles: ['角色', 'Roles'],
  oneTimePassword: ['一次性密码（只显示这一次）', 'One-time password, shown this once'],
  entity: ['对象类型', 'Entity'],
  recordId: ['对象编号', 'Record'],
  recordTitle: ['对象名称', 'Title'],
  ended: ['已结束的登录', 'Sign-ins ended'],
  created: ['新增', 'Created'],
  done: ['完成', 'Done'],
  refused: ['未完成', 'Refused'],
  total: ['总数', 'Total'],
}
function Facts({ facts, say }: { readonly facts: Row; readonly say: Say }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact}>
          <dt>{say(known[fact] ?? [fact, fact])}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const nameOf = (row: Row, say: Say): string => {
  const label = row.label as Label | undefined
  return label ? say(label) : String(row.field ?? row.entity ?? row.name ?? '')
}
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const isViewer = (value: unknown): value is Viewer =>
  typeof value === 'object' && value !== null && 'routeSet' in value && 'roles' in value
