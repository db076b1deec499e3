import Button from '@mui/material/Button'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Action, Entity } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { mayUse, screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { AskProvider } from '../views/ask/AskProvider.tsx'
import { EmptyState } from '../views/EmptyState.tsx'
import { usePerform } from '../views/perform/usePerform.ts'
import { actionsOn } from '../views/record/demands.ts'
import type { PageProps } from './pages.ts'
import './bulk/bulk.css'

/** A screen for what a list takes in from a spreadsheet: what the sheet holds, and the way to the records it makes. */
export default function SheetImport({ screen }: PageProps) {
  const entity = use(loadEntity(screen.entity as string))
  const say = useSay()
  const viewer = useViewer()
  const list = screensByPath.get(listPathOf(entity.name, screensSeen(viewer)) ?? '')
  const offered = actionsOn(entity, 'list', (name) => mayUse(viewer, entity, name))
  const taking = offered.filter(([, action]) => takesFile(action))
  return (
    <AskProvider>
      <div className="bulk">
        <div className="list-head">
          <h1>{say(screen.label)}</h1>
          <div className="room" />
          {list && (
            <Button component={Link} to={list.path} variant="outlined">
              {say(list.label)}
            </Button>
          )}
        </div>
        {taking.length === 0 && (
          <EmptyState
            title={say(['没有导入的权限', 'You may not import this'])}
            text={say(['请联系管理员开通。', 'Ask an admin for the right.'])}
          />
        )}
        {taking.map(([name, action]) => (
          <Sheet key={name} {...{ entity, name, action }} />
        ))}
      </div>
    </AskProvider>
  )
}

interface SheetProps {
  readonly entity: Entity
  readonly name: string
  readonly action: Action
}

function Sheet({ entity, name, action }: SheetProps) {
  const say = useSay()
  const perform = usePerform(entity)
  const template = entity.actions.template?.gives === 'file'
  return (
    <article className="card bulk-kind-what" aria-labelledby={`sheet-${name}`}>
      <h2 id={`sheet-${name}`}>{say(['从表格导入', 'From a spreadsheet'])}</h2>
      {action.says && <p>{say(action.says)}</p>}
      <p className="bulk-note">
        {say([
          '支持 xlsx、xls、csv；上传后先说明结果，确认后才写入。',
          'Takes xlsx, xls and csv. What it comes to is told first; nothing is written before you agree.',
        ])}
      </p>
      <div className="bulk-buttons">
        <Button variant="contained" size="medium" onClick={() => void perform.action(null, name)}>
          {say(['上传表格', 'Upload a sheet'])}
        </Button>
        {template && (
          <Button
            variant="outlined"
            size="medium"
            onClick={() => void perform.action(null, 'template')}
          >
            {say(entity.actions.template?.label ?? ['', ''])}
          </Button>
        )}
      </div>
    </article>
  )
}

const takesFile = ({ asks = {} }: Action): boolean =>
  !Array.isArray(asks) && Object.values(asks).some(({ kind }) => kind === 'file')
