import { useId, useState } from 'react'
import { type CardInsert, cardInsertProblem } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { Select } from '../../input/Select.tsx'
import { jumpTargets } from '../../kind/jumpTargets.ts'
import { titleOf, useEntityInfo } from '../../reference/EntitiesContext.ts'
import { RecordPicker } from '../../reference/RecordPicker.tsx'
import { useRecords } from '../../reference/useRecords.ts'
import type { DialogProps } from './dialogProps.ts'
import { InsertDialog } from './InsertDialog.tsx'

/** Episodes are what is put into articles most. */
const blank: CardInsert = { type: 'podcast', id: null, title: '', imgUrl: '' }
const cards = Object.entries(jumpTargets).filter(([, { needs }]) => needs === 'id')

/** A card of a record found by its name: it shows the record’s title and picture, and leads readers to it. */
export default function CardDialog({ values, onClose, onDone }: DialogProps<CardInsert>) {
  const say = useSay()
  const id = useId()
  const [card, setCard] = useState(values ?? blank)
  const target = jumpTargets[card.type]
  const entity = target?.entity ?? ''
  const info = useEntityInfo(entity)
  const record = useRecords(entity, card.id === null ? [] : [card.id]).get(card.id ?? 0)
  const done = () =>
    onDone({
      ...card,
      title: record ? titleOf(record, info) : card.title,
      imgUrl: record && info?.image ? String(record[info.image] ?? '') : card.imgUrl,
    })
  return (
    <InsertDialog
      title={
        values
          ? ['修改卡片', 'Change the card']
          : ['插入单集或内容卡片', 'Insert a card of a record']
      }
      changes={values !== undefined}
      problem={() => (record?.awaited ? reading : cardInsertProblem(card))}
      onClose={onClose}
      onDone={done}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(['内容类型', 'Kind of record'])}
        </label>
        <Select
          id={id}
          className="field-box"
          aria-label={say(['内容类型', 'Kind of record'])}
          value={card.type}
          choices={cards.map(([type, { label }]) => [type, say(label)])}
          onChoose={(type) => setCard({ ...blank, type })}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-record`}>
          {say(target?.label ?? ['内容', 'Record'])}
        </label>
        <RecordPicker
          key={card.type}
          id={`${id}-record`}
          entity={entity}
          value={card.id}
          offered
          filter={target?.where}
          onPick={(picked) => setCard({ ...blank, type: card.type, id: picked })}
        />
        <p className="insert-hint">
          {say([
            '卡片跟着这条内容走：标题和图片总是当前的，内容下架后读者看不到卡片',
            'The card follows the record: by its title and picture of the day, unseen once the record is withdrawn',
          ])}
        </p>
      </div>
    </InsertDialog>
  )
}

const reading = ['正在读取这条内容，请稍候', 'The record is being read: a moment'] as const
