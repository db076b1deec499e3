import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Label } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { useSay } from '../../i18n/useSay.ts'
import { MenuPreview } from '../../views/record/MenuPreview.tsx'
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
          <label>
            {say(['命名角色', 'Named role'])}
            <select value={role} onChange={(event) => setRole(event.target.value)}>
              {named.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say(['数字角色', 'Numeric role'])}
            <select value={number} onChange={(event) => setNumber(event.target.value)}>
              <option value="">{say(['无', 'None'])}</option>
              {numeric.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say(['路由集', 'Route set'])}
            <select
              value={routeSet}
              onChange={(event) => setRouteSet(event.target.value as Viewer['routeSet'])}
            >
              {routeSets.map(([set, label]) => (
                <option key={set} value={set}>
                  {say(label)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <MenuPreview viewer={viewer} />
      </div>
    </Drawer>
  )
}
