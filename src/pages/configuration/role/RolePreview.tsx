import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Label } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { Select } from '#widgets/input/Select.tsx'
import type { SelectProps } from '#widgets/input/selectProps.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { MenuPreview } from '../../../views/record/MenuPreview.tsx'
import { type Role, viewerAs } from './draft.ts'

interface Props {
  readonly named: readonly Role[]
  readonly numeric: readonly Role[]
  /** The role one was looking at. */
  readonly first: Role | undefined
  onClose(): void
}

const routeSets: readonly (readonly [Viewer['routeSet'], Label])[] = [
  ['standard', ['标准', 'Standard']],
  ['special', ['特殊操作员', 'Special operator']],
  ['finance', ['财务精简', 'Reduced finance']],
]

/** The sidebar as a role sees it, with a numeric role and a route set beside, unsaved changes included. */
export function RolePreview({ named, numeric, first, onClose }: Props) {
  const say = useSay()
  const [role, setRole] = useState(first?.code ?? 'editor')
  const [number, setNumber] = useState('')
  const [routeSet, setRouteSet] = useState<Viewer['routeSet']>('standard')
  const viewer = viewerAs(
    named.find(({ code }) => code === role),
    numeric.find(({ code }) => code === number),
    routeSet,
  )
  const choice = (
    label: Label,
    value: string,
    choices: SelectProps['choices'],
    onChoose: (chosen: string) => void,
  ) => (
    <span>
      <span aria-hidden="true">{say(label)}</span>
      <Select aria-label={say(label)} {...{ value, choices, onChoose }} />
    </span>
  )
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'role-preview' } }}
    >
      <div className="role-preview">
        <header>
          <h2 id="role-preview">{say(['以角色查看', 'See it as a role'])}</h2>
          <IconButton onClick={onClose} aria-label={say(['关闭', 'Close'])}>
            <Close fontSize="small" />
          </IconButton>
        </header>
        <div className="role-preview-choices">
          {choice(['命名角色', 'Named role'], role, named.map(choiceOf), setRole)}
          {choice(
            ['数字角色', 'Numeric role'],
            number,
            [['', say(['无', 'None'])], ...numeric.map(choiceOf)],
            setNumber,
          )}
          {choice(
            ['路由集', 'Route set'],
            routeSet,
            routeSets.map(([set, label]) => [set, say(label)] as const),
            (set) => setRouteSet(set as Viewer['routeSet']),
          )}
        </div>
        <MenuPreview viewer={viewer} />
      </div>
    </Drawer>
  )
}

const choiceOf = ({ code, name }: Role) => [code, name] as const
