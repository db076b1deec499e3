import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { allColumns, type Column } from './columns.ts'

interface Props {
  readonly entity: Entity
  readonly columns: readonly Column[]
  onChoose(names: readonly string[] | null): void
}

/** Which columns, and in which order. The declaration's stand until somebody chooses. */
export function ColumnChoice({ entity, columns, onChoose }: Props) {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const names = columns.map(({ name }) => name)
  const rest = allColumns(entity).filter(({ name }) => !names.includes(name))
  const title = say(['选择列', 'Choose columns'])
  const shift = (index: number, by: number) => {
    const next = [...names]
    next.splice(index + by, 0, ...next.splice(index, 1))
    onChoose(next)
  }
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <div className="column-choice">
          {[...columns, ...rest].map((column, index) => {
            const shown = index < columns.length
            return (
              <div key={column.name} className="column-line">
                <label htmlFor={`column-${column.name}`}>
                  <Checkbox
                    id={`column-${column.name}`}
                    size="small"
                    checked={shown}
                    disabled={shown && columns.length === 1}
                    onChange={() =>
                      onChoose(
                        shown
                          ? names.filter((name) => name !== column.name)
                          : [...names, column.name],
                      )
                    }
                  />
                  {say(column.field.label)}
                </label>
                {shown && (
                  <>
                    <IconButton
                      disabled={index === 0}
                      onClick={() => shift(index, -1)}
                      aria-label={say(['左移 {column}', 'Move {column} left'], {
                        column: say(column.field.label),
                      })}
                    >
                      <ArrowUp sx={{ fontSize: 16 }} />
                    </IconButton>
                    <IconButton
                      disabled={index === columns.length - 1}
                      onClick={() => shift(index, 1)}
                      aria-label={say(['右移 {column}', 'Move {column} right'], {
                        column: say(column.field.label),
                      })}
                    >
                      <ArrowDown sx={{ fontSize: 16 }} />
                    </IconButton>
                  </>
                )}
              </div>
            )
          })}
        </div>
        <div className="column-foot">
          <Button onClick={() => onChoose(null)}>{say(['恢复默认', 'Back to default'])}</Button>
        </div>
      </Popover>
    </>
  )
}
