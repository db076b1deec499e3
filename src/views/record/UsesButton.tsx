import Button, { type ButtonProps } from '@mui/material/Button'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { usePerform } from '../perform/usePerform.ts'

interface Props extends Pick<ButtonProps, 'sx' | 'color'> {
  readonly entity: Entity
  readonly record: Row
}

/** Shows where a record is used. */
export function UsesButton({ entity, record, ...look }: Props) {
  const say = useSay()
  const perform = usePerform(entity)
  return (
    <Button {...look} onClick={() => void perform.uses(record)}>
      {say(['引用情况', 'Where it is used'])}
    </Button>
  )
}
