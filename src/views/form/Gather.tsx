import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { use, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSearch } from '#widgets/reference/useSearch.ts'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf } from '../fieldAt.ts'
import { StateChip } from '../StateChip.tsx'
import { type GatherKind, gatherKinds, withGathered } from './gathered.ts'
import './gather.css'

interface Chosen {
  readonly kind: GatherKind
  readonly id: number
}
interface Props {
  readonly entity: Entity
  /** The action that gathers. */
  readonly name: string
  onClose(): void
}

/** Records for a list of the form: a tab for each kind, found by name, several at once. */
export default function Gather({ entity, name, onClose }: Props) {
  const say = useSay()
  const { label, gathers } = entity.actions[name]!
  const list = String(gathers)
  const kinds = gatherKinds(entity, list)
  const { getValues, setValue } = useFormContext()
  const entries = (getValues(list) ?? []) as readonly Row[]
  const room = (entity.fields[list]?.max ?? Infinity) - entries.length
  const [at, setAt] = useState(
    Math.max(
      0,
      kinds.findIndex(({ choice }) => choice === 'podcast'),
    ),
  )
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const kind = kinds[at]
  const toggle = (id: number) => {
    if (!kind) return
    const rest = chosen.filter((one) => !(one.kind.choice === kind.choice && one.id === id))
    setChosen(rest.length < chosen.length ? rest : [...chosen, { kind, id }].slice(0, room))
  }
  const add = () => {
    const next = withGathered(entity, list, entries, chosen)
    setValue(list, next, { shouldDirty: true, shouldValidate: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{say(label)}</DialogTitle>
      <DialogContent className="gather">
        <Tabs value={at} onChange={(_, next) => setAt(next)} variant="scrollable">
          {kinds.map(({ choice, label: called }) => (
            <Tab key={choice} label={say(called)} />
          ))}
        </Tabs>
        {kind && (
          <Found
            key={kind.choice}
            kind={kind}
            taken={entries.map((entry) => Number(entry[kind.field]))}
            ticked={chosen.filter((one) => one.kind.choice === kind.choice).map(({ id }) => id)}
            onToggle={toggle}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={add}>
          {say(['加入 {count} 条', 'Add {count}'], { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface FoundProps {
  readonly kind: GatherKind
  readonly taken: readonly number[]
  readonly ticked: readonly number[]
  onToggle(id: number): void
}

function Found({ kind, taken, ticked, onToggle }: FoundProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const of = use(loadEntity(kind.entity))
  const { found, busy, failed } = useSearch(kind.entity, typed, kind.where, {
    active: true,
    offered: true,
  })
  const image = Object.keys(of.fields).find((name) => of.fields[name]?.kind === 'image')
  return (
    <>
      <TextField
        size="small"
        type="search"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={say(['搜索{what}', 'Search {what}'], { what: say(of.label) })}
      />
      {failed && <SearchFailed again={failed} />}
      <ul className="gather-found" aria-busy={busy}>
        {found.map((row) => {
          const id = Number(row.id)
          const there = taken.includes(id)
          const title = calledOf(of, row)
          return (
            <li key={id}>
              <label htmlFor={`gather-${id}`} className={there ? 'there' : undefined}>
                <Checkbox
                  id={`gather-${id}`}
                  size="small"
                  checked={there || ticked.includes(id)}
                  disabled={there}
                  onChange={() => onToggle(id)}
                />
                {image && typeof row[image] === 'string' ? (
                  <img src={String(row[image])} alt="" loading="lazy" width={36} height={36} />
                ) : (
                  <i className="gather-blank" />
                )}
                <span className="gather-title">{title}</span>
                {there ? (
                  <small>{say(['已在列表中', 'In the list'])}</small>
                ) : (
                  <StateChip entity={of} state={row[of.stateField]} />
                )}
              </label>
            </li>
          )
        })}
        {found.length === 0 && !busy && (
          <li className="hint">{say(['没有找到', 'Nothing found'])}</li>
        )}
      </ul>
    </>
  )
}
