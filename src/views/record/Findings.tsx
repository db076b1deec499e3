import '../form/form.css'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import type { HourlyFacts } from '../charts/Hourly.tsx'
import type { Bubble } from './Bubbles.tsx'
import type { CertificateFacts } from './Certificate.tsx'
import { type CheckItem, Checklist } from './Checklist.tsx'
import { Difference } from './Difference.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import type { PosterFacts } from './Poster.tsx'
import type { Source } from './SourceText.tsx'
import { Transient } from './Transient.tsx'
import type { WheelFacts } from './Wheel.tsx'
import '../show.css'

const Bubbles = lazy(() => import('./Bubbles.tsx').then((module) => ({ default: module.Bubbles })))
const Certificate = lazy(() =>
  import('./Certificate.tsx').then((module) => ({ default: module.Certificate })),
)
const Poster = lazy(() => import('./Poster.tsx').then((module) => ({ default: module.Poster })))
const SourceText = lazy(() =>
  import('./SourceText.tsx').then((module) => ({ default: module.SourceText })),
)
const Wheel = lazy(() => import('./Wheel.tsx').then((module) => ({ default: module.Wheel })))
const Hourly = lazy(() =>
  import('../charts/Hourly.tsx').then((module) => ({ default: module.Hourly })),
)
const WatchJob = lazy(() => import('../jobs/WatchJob.tsx'))

/** What an action gives that only looks: uses, a comparison, earlier values, a menu, or plain facts. */
export default function Findings({ found }: { readonly found: Row }) {
  const say = useSay()
  const { uses, hidden, fields, values, permissions, rights, rest, first, second, ...facts } = found
  const watched = found.job as { readonly id: number } | undefined
  if (watched && found.failedRows) return <WatchJob id={watched.id} />
  if (Array.isArray(found.bubbles)) return <Bubbles bubbles={found.bubbles as Bubble[]} />
  if (found.source) return <SourceText source={found.source as Source} />
  if (found.certificate) return <Certificate facts={found.certificate as CertificateFacts} />
  if (found.poster) return <Poster facts={found.poster as PosterFacts} />
  if (Array.isArray(found.checklist)) return <Checklist items={found.checklist as CheckItem[]} />
  if (found.wheel) return <Wheel facts={found.wheel as WheelFacts} />
  if (Array.isArray(found.lines))
    return (
      <>
        {Boolean(found.hourly) && <Hourly facts={found.hourly as HourlyFacts} />}
        <Table
          say={say}
          rows={found.lines}
          heads={found.heads as Heads}
          first={found.first as Label}
        />
      </>
    )
  const { forSeconds, ...shown } = facts
  if (forSeconds)
    return (
      <Transient seconds={Number(forSeconds)}>
        <Facts facts={shown} say={say} />
      </Transient>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="findings" tabIndex={0}>
      {Array.isArray(uses) && <Uses uses={uses} hidden={Number(hidden ?? 0)} say={say} />}
      {Array.isArray(fields) && <Difference found={found as never} />}
      {Array.isArray(rights) && (
        <Table
          say={say}
          rows={[...sidesOfRights(rights, say), ...sidesOfRest(rest, say)]}
          heads={headsOf(first, second)}
        />
      )}
      {Array.isArray(values) && <Values values={values} say={say} />}
      {isViewer(permissions) && <MenuPreview viewer={permissions} />}
      {![uses, rights, values, fields].some(Array.isArray) && <Facts facts={facts} say={say} />}
    </div>
  )
}

type Heads = readonly (readonly [key: string, label: Label])[]
/** Two roles by their names. */
const headsOf = (first: unknown, second: unknown): Heads =>
  (
    [
      ['first', first],
      ['second', second],
    ] as const
  ).map(([key, role]) => {
    const name = String((role as Row | undefined)?.name ?? '')
    return [key, [name, name]]
  })

const rightNames: { readonly [right: string]: Label } = {
  read: ['查看', 'Read'],
  create: ['新增', 'Create'],
  update: ['修改', 'Update'],
  remove: ['删除', 'Delete'],
}
const restNames: { readonly [field: string]: Label } = {
  hidden: ['隐藏的菜单', 'Hidden menus'],
  special: ['特殊权限', 'Special rights'],
  secondFactor: ['登录必须两步验证', 'A second factor is required'],
  idleMinutes: ['闲置多少分钟后退出', 'Minutes idle before the session ends'],
}

/** What each role may do with an entity, in words: 查看、修改 + the moves. */
const sidesOfRights = (rights: readonly Row[], say: Say): readonly Row[] =>
  rights.map(({ entity, first, second, differing }) => ({
    name: say(catalogue.entities.get(String(entity))?.label ?? [String(entity), String(entity)]),
    first: rightsInWords(first, say),
    second: rightsInWords(second, say),
    differs: Array.isArray(differing) && differing.length > 0,
  }))

function rightsInWords(right: unknown, say: Say): string {
  const given = (right ?? {}) as Row
  const plain = Object.keys(rightNames).filter((name) => given[name] === true)
  const moves = (given.moves ?? []) as readonly Label[]
  return [...plain.map((name) => rightNames[name]!), ...moves].map((one) => say(one)).join('、')
}

const sidesOfRest = (rest: unknown, say: Say): readonly Row[] =>
  (Array.isArray(rest) ? (rest as readonly Row[]) : []).map((row) => ({
    ...row,
    name: say(restNames[String(row.field)] ?? [String(row.field), String(row.field)]),
    field: undefined,
  }))

interface Use {
  readonly entity: string
  readonly label: Label
  readonly count: number
  readonly filter: Row
  readonly titles: readonly { readonly id: number; readonly title: string }[]
}
interface UsesProps {
  readonly uses: readonly Use[]
  /** Uses in records one may not read. */
  readonly hidden: number
  readonly say: Say
}
function Uses({ uses, hidden, say }: UsesProps) {
  if (uses.length + hidden === 0) return <p>{say(['没有被使用', 'It is used nowhere'])}</p>
  return (
    <>
      {uses.map(({ entity, label, count, filter, titles }) => {
        const path = listPathOf(entity, undefined, filter as Row)
        const title = say(['{label}：{count} 条', '{label}: {count}'], { label: say(label), count })
        const address = `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
        return (
          <section key={`${entity} ${say(label)}`}>
            <h3>{path ? <Link to={address}>{title}</Link> : title}</h3>
            <p className="hint">{titles.map((one) => one.title).join('、')}</p>
          </section>
        )
      })}
      {hidden > 0 && (
        <p className="hint">
          {say(['另有 {hidden} 处在无权查看的记录里', '{hidden} more in records you may not see'], {
            hidden,
          })}
        </p>
      )}
    </>
  )
}

function Table({
  rows,
  heads,
  say,
  first = ['字段', 'Field'],
}: {
  readonly first?: Label
  readonly rows: readonly Row[]
  readonly heads: Heads
  readonly say: Say
}) {
  if (rows.length === 0) return <p>{say(['没有找到', 'Nothing was found'])}</p>
  return (
    <table className="conflict">
      <thead>
        <tr>
          <th>{say(first)}</th>
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
  left: ['已有，未改动', 'There already'],
  answer: ['对方应答', 'Answer'],
  devices: ['设备', 'Devices'],
  keyword: ['命中关键词', 'Keyword'],
  reply: ['回复', 'Reply'],
  done: ['完成', 'Done'],
  refused: ['未完成', 'Refused'],
  total: ['总数', 'Total'],
  unmatched: ['未对上', 'Not matched'],
  phone: ['手机号', 'Phone'],
  addresses: ['收货地址', 'Addresses'],
  cardNo: ['卡号', 'Card number'],
  code: ['兑换码', 'Code'],
  link: ['扫码链接', 'QR link'],
  won: ['命中规则', 'Rule hit'],
  matched: ['匹配', 'Matched'],
  mode: ['干预方式', 'Mode'],
  said: ['回答', 'Answer given'],
}
/** What an outside service that is only stood in for answers. */
const answers: { readonly [answer: string]: Label } = {
  'stand-in': ['尚未接入，没有真正发出', 'Not connected: nothing was sent'],
}
function Facts({ facts, say }: { readonly facts: Row; readonly say: Say }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact}>
          <dt>{say(known[fact] ?? [fact, fact])}</dt>
          <dd>{answers[String(value)] ? say(answers[String(value)]!) : textOf(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const nameOf = (row: Row, say: Say): string => {
  const label = row.label as Label | undefined
  return label ? say(label) : String(row.name ?? row.field ?? row.entity ?? '')
}
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.length > 0 ? value.join('、') : '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const isViewer = (value: unknown): value is Viewer =>
  typeof value === 'object' && value !== null && 'routeSet' in value && 'roles' in value
