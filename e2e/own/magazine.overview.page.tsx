import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useState } from 'react'
import { Button, Confirm, useCanAccess, useGetList, useNotify } from 'react-admin'

/** A page of its own, at /magazine/overview. */
export default function MagazineOverview() {
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const { total } = useGetList('magazine')
  const { canAccess } = useCanAccess({ resource: 'magazine', action: 'edit' })
  return (
    <Card>
      <CardContent>
        <h1>杂志概览</h1>
        <p>
          共 {total} 种，{canAccess ? '可以修改' : '只能查看'}
        </p>
        <Button label="ra.action.refresh" onClick={() => setOpen(true)} />
        <Confirm
          isOpen={open}
          title="ra.message.are_you_sure"
          content="ra.message.are_you_sure"
          onConfirm={() => {
            setOpen(false)
            notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
          }}
          onClose={() => setOpen(false)}
        />
      </CardContent>
    </Card>
  )
}
