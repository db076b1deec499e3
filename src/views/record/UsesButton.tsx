import Button, { type ButtonProps } from '@mui/material/Button'
import { useDataProvider } from 'ra-core'
import { createElement, lazy } from 'react'
import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'

const UsesNote = lazy(() => import('./UsesNote.tsx'))

interface Props extends Pick<ButtonProps, 'sx' | 'color'> {
  readonly entity: Entity
  readonly record: Row
}

/** Shows where a record is used. */
export function UsesButton({ entity, record, ...look }: Props) {
  const say = useSay()
  const ask = useDialog()
  const portal = useDataProvider<PortalProvider>()
  const title = say(['引用情况', 'Where it is used'])
  const show = () => {
    const found = portal.uses(entity.name, Number(record.id))
    const shows = createElement(UsesNote, { found, always: true })
    void ask({ title, shows, small: true, tells: true })
  }
  return (
    <Button {...look} onClick={show}>
      {title}
    </Button>
  )
}
