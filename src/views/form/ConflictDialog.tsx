import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { Entity, Label, Row } from '#declare'
import { isOpen } from '#derive/text/mergeTexts.ts'
import { readOf } from '#derive/text/readOf.ts'
import { TextDifference } from '#widgets/difference/TextDifference.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import { type Collision, type Merged, type Stays, textOf } from './mergeRecords.ts'
import './form.css'

/** Which side a field is taken from. */
type Side = 'mine' | 'theirs'
const saveLabel: Label = ['按所选保存', 'Save as chosen']
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
  /** What is done with what was chosen, unless it is saved. */
  readonly goOn?: Label
}

/** Somebody else saved first: what it was, theirs and mine side by side, to be chosen field by field. */
export default function ConflictDialog({ entity, merged, decide, goOn = saveLabel }: Props) {
  const say = useSay()
  const [sides, setSides] = useState<{ readonly [field: string]: Side }>({})
  const [stays, setStays] = useState<{ readonly [place: string]: Stays }>({})
  const staysAt = (field: string) => (at: number) => stays[placeOf(field, at)] ?? 'both'
  const sideOf = ({ field }: Collision): Side => sides[field] ?? 'mine'
  const saveChoices = () => {
    const taken = merged.collisions.map((one) => [
      one.field,
      one.parts ? textOf(one.parts, staysAt(one.field)) : one[sideOf(one)],
    ])
    decide({ ...merged.values, ...Object.fromEntries(taken) })
  }
  return (
    <Dialog
      open
      onClose={() => decide('cancel')}
      maxWidth="lg"
      fullWidth
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">
        {say(['此记录已被他人修改', 'Somebody else has changed this record'])}
      </DialogTitle>
      <DialogContent>
        <p className="hint">
          {say([
            '下列内容双方都改过，请逐项选择要保留的；其余字段和段落已自动合并。',
            'Both changed what stands below: choose what stays. All other changes are merged by themselves.',
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
            {merged.collisions.flatMap((one) => {
              const { field, parts } = one
              const label = say(fieldAt(entity, field)!.label)
              if (parts)
                return openIn(one).map(({ name, part }) => (
                  <Paragraph
                    key={name}
                    {...{ label, part, name }}
                    stays={stays[name] ?? 'both'}
                    onChoose={(side) => setStays({ ...stays, [name]: side })}
                  />
                ))
              return (
                <tr key={field}>
                  <th scope="row">{label}</th>
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
              )
            })}
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
        <Button variant="contained" onClick={saveChoices}>
          {say(goOn)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const placeOf = (field: string, at: number) => `${field} ${at}`

/** The paragraphs of a text that are left to choose, each by the name of its place. */
const openIn = ({ field, parts = [] }: Collision) =>
  parts.flatMap((part, at) => (isOpen(part) ? [{ name: placeOf(field, at), part }] : []))

interface ParagraphProps {
  readonly label: string
  readonly name: string
  readonly part: { readonly was: string; readonly theirs: string; readonly mine: string }
  readonly stays: Stays
  onChoose(stays: Stays): void
}

/** A paragraph that both rewrote: either stays, or both do, theirs first. */
function Paragraph({ label, name, part, stays, onChoose }: ParagraphProps) {
  const say = useSay()
  return (
    <tr>
      <th scope="row">
        {label}
        <StaysChoice {...{ name, stays, onChoose }} side="both" label={bothLabel} />
      </th>
      <td data-side={say(wasLabel)}>
        <p className="marked-text">{readOf(part.was)}</p>
      </td>
      {(['theirs', 'mine'] as const).map((side) => (
        <td
          key={side}
          data-side={say(sideLabels[side])}
          className={stays === side || stays === 'both' ? 'kept-side' : undefined}
        >
          <StaysChoice {...{ name, stays, onChoose, side }} label={keepLabel} />
          <TextDifference before={part.was} after={part[side]} />
        </td>
      ))}
    </tr>
  )
}

const keepLabel: Label = ['留这段', 'Keep this one']
const bothLabel: Label = ['两段都留', 'Keep both']

interface StaysProps extends Pick<ParagraphProps, 'name' | 'stays' | 'onChoose'> {
  readonly side: Stays
  readonly label: Label
}
function StaysChoice({ name, stays, onChoose, side, label }: StaysProps) {
  const say = useSay()
  return (
    <label className="stays">
      <input
        type="radio"
        name={`stays-${name}`}
        checked={stays === side}
        onChange={() => onChoose(side)}
      />
      {say(label)}
    </label>
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
