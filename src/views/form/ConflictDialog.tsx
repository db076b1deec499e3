import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { Entity, Label, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import type { Collision, Merged } from './mergeRecords.ts'

/** Which side a field is taken from. */
type Side = 'mine' | 'theirs'
const wasLabel: Label = ['原来', 'It was']
const sideLabels: { readonly [side in Side]: Label } = {
  theirs: ['对方', 'Theirs'],
  mine: ['我的', 'Mine'],
}
/** The values to save on top of theirs; or mine are forgotten and theirs shown; or nothing is done yet. */
export type Decision = Row | 'reload' | 'cancel'
/** What two people changed at once, and whom to tell what was decided. */
export interface Conflict {
  readonly merged: Merged
  decide(decision: Decision): void
}
interface Props extends Conflict {
  readonly entity: Entity
}

/** Somebody else saved first: what it was, theirs and mine side by side, to be chosen field by field. */
export default function ConflictDialog({ entity, merged, decide }: Props) {
  const say = useSay()
  const [sides, setSides] = useState<{ readonly [field: string]: Side }>({})
  const sideOf = ({ field }: Collision): Side => sides[field] ?? 'mine'
  const chosen = () => {
    const taken = merged.collisions
      .filter((one) => sideOf(one) === 'theirs')
      .map(({ field, theirs }) => [field, theirs])
    decide({ ...merged.values, ...Object.fromEntries(taken) })
  }
  return (
    <Dialog
      open
      onClose={() => decide('cancel')}
      maxWidth="md"
      fullWidth
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">
        {say(['此记录已被他人修改', 'Somebody else has changed this record'])}
      </DialogTitle>
      <DialogContent>
        <p className="hint">
          {say([
            '下列字段双方都改过，请逐项选择要保留的内容；其余修改已自动合并。',
            'Both changed the fields below: choose what stays. All other changes are merged by themselves.',
          ])}
        </p>
        <p className="conflict-who">
          {['updatedBy', 'updatedAt'].map((name) => (
            <FieldCell
              key={name}
              entity={entity}
              name={name}
              field={fieldAt(entity, name)!}
              record={merged.values}
            />
          ))}
        </p>
        <table className="conflict">
          <thead>
            <tr>
              {[['字段', 'Field'] as Label, wasLabel, sideLabels.theirs, sideLabels.mine].map(
                (label) => (
                  <th key={label[1]} scope="col">
                    {say(label)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {merged.collisions.map((one) => (
              <tr key={one.field}>
                <th scope="row">{say(fieldAt(entity, one.field)!.label)}</th>
                <td data-side={say(wasLabel)}>
                  <Value {...{ entity, field: one.field, value: one.was }} />
                </td>
                {(['theirs', 'mine'] as const).map((side) => (
                  <td
                    key={side}
                    data-side={say(sideLabels[side])}
                    className={sideOf(one) === side ? 'kept-side' : undefined}
                  >
                    <label>
                      <input
                        type="radio"
                        name={`side-${one.field}`}
                        checked={sideOf(one) === side}
                        onChange={() => setSides({ ...sides, [one.field]: side })}
                      />
                      <Value {...{ entity, field: one.field, value: one[side] }} />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => decide('reload')}>
          {say(['放弃我的修改，重新加载', 'Drop mine and reload'])}
        </Button>
        <Button color="inherit" onClick={() => decide('cancel')}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button variant="contained" onClick={chosen}>
          {say(['按所选保存', 'Save as chosen'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Value({
  entity,
  field,
  value,
}: {
  readonly entity: Entity
  readonly field: string
  readonly value: unknown
}) {
  return (
    <FieldCell
      entity={entity}
      name={field}
      field={fieldAt(entity, field)!}
      record={{ [field]: value }}
    />
  )
}
