import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { use, useState } from 'react'
import { Link } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { usePerform } from '../../../views/perform/usePerform.ts'
import '../../../views/form/form.css'
import '../../../views/list/table.css'
import type { PageProps } from '../../pageProps.ts'
import { MenuMatrix } from './MenuMatrix.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import { RoleCards } from './RoleCards.tsx'
import { RolePreview } from './RolePreview.tsx'
import { RoleTools } from './RoleTools.tsx'
import { SaveRoles } from './SaveRoles.tsx'
import { SpecialRights } from './SpecialRights.tsx'
import { useRoles } from './useRoles.ts'
import './roles.css'

/** What each role sees and may do: rights of the named ones, hidden menu titles of the numeric ones, edited in place. */
export default function Roles(props: PageProps) {
  return (
    <DialogProvider>
      <Matrices {...props} />
    </DialogProvider>
  )
}

function Matrices({ screen }: PageProps) {
  const say = useSay()
  const entity = use(loadEntity('role'))
  const viewer = useViewer()
  const roles = useRoles()
  const perform = usePerform(entity)
  const [tab, setTab] = useState<'named' | 'numeric'>('named')
  const [chosen, setChosen] = useState<number>()
  const [looks, setLooks] = useState(false)
  if (roles.error) return <NoRecord screen={screen} error={roles.error} />
  const named = roles.list.filter(({ kind }) => kind === 'named')
  const numeric = roles.list.filter(({ kind }) => kind === 'numeric')
  const role = named.find(({ id }) => id === chosen) ?? named.find(({ code }) => code === 'editor')
  const edits = mayUse(viewer, entity, 'update')
  return (
    <div className="list roles-page">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <div className="room" />
        <Button variant="outlined" onClick={() => setLooks(true)} disabled={!role}>
          {say(['以角色查看', 'See it as a role'])}
        </Button>
        <Button variant="outlined" onClick={() => void perform.action(null, 'compare')}>
          {say(['对比', 'Compare'])}
        </Button>
        {edits && (
          <Button
            variant="contained"
            startIcon={<Add />}
            component={Link}
            to={`${screen.path}/create`}
          >
            {say(['新增角色', 'New role'])}
          </Button>
        )}
      </div>
      <Tabs value={tab} onChange={(_, next) => setTab(next)} className="roles-tabs">
        <Tab value="named" label={say(['命名角色 · 权限', 'Named roles · rights'])} />
        <Tab value="numeric" label={say(['数字角色 · 菜单', 'Numeric roles · menus'])} />
      </Tabs>
      {tab === 'named' && role && (
        <div className="roles-split">
          <RoleCards
            roles={named}
            chosen={role.id}
            changes={roles.changes}
            onChoose={(id) => setChosen(id)}
          />
          <div className="roles-main">
            <RoleTools {...{ role, screen, perform, edits }} />
            <SpecialRights role={role} onChange={roles.change} />
            <RightsMatrix key={role.id} role={role} onChange={roles.change} />
          </div>
        </div>
      )}
      {tab === 'numeric' && numeric.length > 0 && (
        <MenuMatrix roles={numeric} screen={screen} edits={edits} onChange={roles.change} />
      )}
      {edits && <SaveRoles roles={roles} />}
      {looks && (
        <RolePreview
          {...{ named, numeric }}
          first={tab === 'named' ? role : undefined}
          onClose={() => setLooks(false)}
        />
      )}
    </div>
  )
}
