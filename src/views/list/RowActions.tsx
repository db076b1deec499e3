import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import { Menu } from '../overlay/Menu.tsx'
import { labelOn } from '../perform/labels.ts'
import type { Perform } from '../perform/usePerform.ts'
import { actionsOn, movesFrom, removable } from '../record/demands.ts'
import { mayDo, whyNot } from '../record/mayDo.ts'
import { hasOpenFields } from '../record/problemsHere.ts'
import { inSight } from './inSight.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly viewer: Viewer
  readonly perform: Perform
  /** Address of the record, and whether this person edits such records there; one that is locked is only looked at. */
  readonly link: string | undefined
  readonly edits: boolean
  /** Everything behind the dots, where room is short. */
  readonly brief?: boolean
}

/** One thing that can be done with a row. */
interface Deed {
  readonly key: string
  readonly label: string
  readonly disabled?: string
  /** It only leads somewhere. */
  readonly to?: string
  run(): void
}

/** Edit, what stands {@link inSight}, and the rest behind three dots. */
export function RowActions({ entity, row, viewer, perform, link, edits, brief }: Props) {
  const say = useSay()
  const deeds = deedsFor(entity, row, viewer, perform, say)
  const uses: readonly Deed[] =
    edits && !entity.keysOf
      ? [
          {
            key: 'uses',
            label: say(['引用情况', 'Where it is used']),
            run: () => void perform.uses(row),
          },
        ]
      : []
  const bench: readonly Deed[] =
    entity.workbench && link
      ? [
          {
            key: 'workbench',
            label: say(['工作台', 'Workbench']),
            to: `${link}/workbench`,
            run: () => undefined,
          },
        ]
      : []
  const more = say(['{title} 的更多操作', 'More for {title}'], { title: titleOf(entity, row) })
  if (brief)
    return (
      bench.length + deeds.length > 0 && <More title={more}>{[...bench, ...deeds, ...uses]}</More>
    )
  const shown = inSight(entity, deeds)
  const rest = [...bench, ...deeds.filter((deed) => !shown.includes(deed)), ...uses]
  return (
    <>
      {link && (
        <Link className="act" to={link}>
          {edits && hasOpenFields(viewer, entity, row)
            ? say(['编辑', 'Edit'])
            : say(['查看', 'View'])}
        </Link>
      )}
      {shown.map(({ key, label, run }) => (
        <button key={key} type="button" className="act" title={label} onClick={run}>
          {label}
        </button>
      ))}
      {rest.length > 0 && <More title={more}>{rest}</More>}
    </>
  )
}

/** Three dots; the menu is made when it is opened, not for a thousand rows. */
export function More({
  title,
  children,
}: {
  readonly title: string
  /** Found when it is opened, where that is work. */
  readonly children: readonly Deed[] | (() => readonly Deed[])
}): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const run = (deed: Deed) => {
    setAnchor(null)
    deed.run()
  }
  return (
    <>
      <button
        type="button"
        className="act more"
        aria-label={title}
        title={title}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Dots />
      </button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {(typeof children === 'function' ? children() : children).map((deed) => (
            <MenuItem
              key={deed.key}
              disabled={deed.disabled !== undefined}
              onClick={() => run(deed)}
              {...(deed.to !== undefined && { component: Link, to: deed.to })}
            >
              {deed.label}
              {deed.disabled && <small style={{ marginInlineStart: 8 }}>{deed.disabled}</small>}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

/** Drawn plainly: an icon of MUI works out its style anew for each row. */
const Dots = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <circle cx="6" cy="12" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="18" cy="12" r="2" />
  </svg>
)

/** What can be done with a row, in the order its buttons stand. */
export function deedsFor(
  entity: Entity,
  row: Row,
  viewer: Viewer,
  perform: Perform,
  say: Say,
): readonly Deed[] {
  const may = mayDo(viewer, entity, row)
  const barred = (key: string) => {
    const why = whyNot(viewer, entity, row, key)
    return why && { disabled: say(why) }
  }
  const moves = movesFrom(entity, row, may).map(([key, move]) => ({
    key,
    label: say(move.label),
    run: () => void perform.move(row, key),
    ...barred(key),
  }))
  const actions = actionsOn(entity, 'row', may, row).map(([key, action]) => ({
    key,
    label: say(labelOn(action, row)),
    run: () => void perform.action(row, key),
    ...barred(key),
  }))
  const deletes: readonly Deed[] =
    may('delete') && removable(entity, viewer, row)
      ? [
          {
            key: 'delete',
            label: say(['删除', 'Delete']),
            run: () => void perform.remove(row),
            ...barred('delete'),
          },
        ]
      : []
  // What cannot be done now stands behind what can.
  const deeds: readonly Deed[] = [...moves, ...actions]
  return [
    ...deeds.filter(({ disabled }) => !disabled),
    ...deeds.filter(({ disabled }) => disabled),
    ...deletes,
  ]
}
