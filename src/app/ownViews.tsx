import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Entity } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { useRecordName } from '../layout/useRecordName.ts'
import { wordsAt } from '../layout/wordsOfTag.ts'
import { ownPart } from '../views/ownPart.ts'
import type { ViewProps } from '../views/ViewProps.ts'

type Name = 'list' | 'create' | 'edit' | 'show'
const nameOf = (entity: Entity, name: Name) => `${entity.name}.${name}`

/** A view that stands beside the declaration, below the title that every screen has. */
const own = (name: Name): ComponentType<ViewProps> =>
  function OwnView(props) {
    const say = useSay()
    const { pathname } = useLocation()
    const { screen, entity, id } = props
    const record = useRecordName(id === undefined ? null : { screen, part: 'edit', id })
    const View = ownPart<ViewProps>(nameOf(entity, name))!
    return (
      <>
        <header className="list-head">
          <h1>{wordsAt(pathname, record, say)}</h1>
        </header>
        <View {...props} />
      </>
    )
  }

const views = { list: own('list'), create: own('create'), edit: own('edit'), show: own('show') }

/** The view that somebody wrote beside a declaration; undefined where nobody did. */
export const ownView = (entity: Entity, name: Name): ComponentType<ViewProps> | undefined =>
  ownPart(nameOf(entity, name)) && views[name]
