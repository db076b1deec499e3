import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useGetList } from 'ra-core'
import { type FormEvent, Fragment, useMemo, useState } from 'react'
import {
  type ConditionGroup,
  conditionFields,
  isWhole,
  mostConditions,
  mostGroups,
  readConditions,
  writeConditions,
} from '#derive/listFilter/conditions.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useNarrow } from '../../../theme/useNarrow.ts'
import { Dialog } from '../../overlay/Dialog.tsx'
import { useMasked } from '../useMasked.ts'
import { ConditionRow } from './ConditionRow.tsx'
import type { ConditionsProps, Draft } from './conditionsProps.ts'
import './conditions.css'

interface Props extends ConditionsProps {
  readonly onClose: () => void
}
/** Puts conditions together: groups of which one must be met, and of each group all conditions. */
export default function ConditionsDialog(props: Props) {
  const { entity, values, hidden, onChange, onClose } = props
  const say = useSay()
  const narrow = useNarrow()
  const masked = useMasked(entity)
  const fields = useMemo(
    () => conditionFields(entity, masked).filter(({ name }) => !hidden.includes(name)),
    [entity, masked, hidden],
  )
  const [groups, setGroups] = useState<readonly (readonly Draft[])[]>(
    () => readConditions(entity, values.any) ?? [[null]],
  )
  const whole = groups.map((group) => group.filter((one) => one !== null && isWhole(one)))
  const any = writeConditions(whole as readonly ConditionGroup[])
  const put = (at: number, next: readonly Draft[]) =>
    setGroups(groups.map((group, place) => (place === at ? next : group)).filter(hasSome))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ any })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={narrow}
      aria-labelledby="conditions-title"
    >
      <DialogTitle id="conditions-title">
        {say(['按条件筛选“{what}”', 'Filter {what} by conditions'], { what: say(entity.label) })}
      </DialogTitle>
      <DialogContent>
        <form id="conditions-form" className="condition-groups" onSubmit={submit} noValidate>
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place
            <Fragment key={at}>
              {at > 0 && <p className="condition-or">{say(['或者', 'or'])}</p>}
              <fieldset className="condition-group">
                <legend className="unseen">
                  {say(['第 {at} 组：须全部满足', 'Group {at}: all of it'], { at: at + 1 })}
                </legend>
                {group.map((condition, place) => (
                  <ConditionRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: one field may stand twice
                    key={place}
                    {...{ entity, fields, condition }}
                    and={place > 0}
                    onChange={(next) =>
                      put(
                        at,
                        group.map((one, index) => (index === place ? next : one)),
                      )
                    }
                    onRemove={() =>
                      put(
                        at,
                        group.filter((_, index) => index !== place),
                      )
                    }
                  />
                ))}
                <Button
                  startIcon={<Add />}
                  disabled={group.length >= mostConditions}
                  onClick={() => put(at, [...group, null])}
                >
                  {say(['且满足…', 'And …'])}
                </Button>
              </fieldset>
            </Fragment>
          ))}
          <Button
            startIcon={<Add />}
            disabled={groups.length >= mostGroups}
            onClick={() => setGroups([...groups, [null]])}
          >
            {groups.length === 0
              ? say(['添加条件', 'Add a condition'])
              : say(['或者满足另一组…', 'Or another group …'])}
          </Button>
        </form>
      </DialogContent>
      <DialogActions>
        <Found {...props} any={any} />
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        {values.any !== undefined && (
          <Button
            color="inherit"
            onClick={() => {
              onChange({ any: undefined })
              onClose()
            }}
          >
            {say(['清除条件', 'Clear'])}
          </Button>
        )}
        <Button type="submit" form="conditions-form" variant="contained">
          {say(['筛选', 'Filter'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const hasSome = (group: readonly Draft[]): boolean => group.length > 0

/** How many records meet them, told while they are put together. */
function Found({ entity, values, held, any }: Props & { readonly any: unknown }) {
  const say = useSay()
  const { any: _, ...others } = values
  const { total, error, isFetching } = useGetList(
    entity.name,
    {
      filter: { ...others, ...(any !== undefined && { any }), ...held },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false },
  )
  const words = error
    ? error.message
    : total === undefined
      ? ''
      : say(['符合 {total} 条', '{total} found'], { total: total.toLocaleString() })
  return (
    <span className="conditions-found" role="status" aria-busy={isFetching}>
      {words}
    </span>
  )
}
