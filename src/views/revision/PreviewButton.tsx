import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Entity, Row } from '#declare'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'

const PreviewPanel = lazy(() => import('../preview/PreviewPanel.tsx'))

/** The page as readers would have it with the revision, where the entity has a preview. */
export function PreviewButton({
  entity,
  record,
}: {
  readonly entity: Entity
  readonly record: Row
}) {
  const say = useSay()
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const found = Object.entries(entity.actions).find(
    ([name, { previews }]) => previews !== undefined && mayUse(viewer, entity, name),
  )
  if (!found) return null
  const [name, action] = found
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {say(action.label)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <PreviewPanel
            {...{ entity, name, record }}
            isNew={false}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
