import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Entity, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { useUser } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { Composer } from '../../../views/talk/Composer.tsx'
import '../../../views/talk/talk.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/** Notes what is to be done for a user and by when: one's own, tomorrow, unless it is given to somebody else. */
export default function FollowUp({ entity, record }: Props) {
  const say = useSay()
  const notify = useNotify()
  const { info } = useUser()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const tomorrow = shift(toShanghai(Date.now()), '+1d').slice(0, 10)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say(['跟进', 'Follow up'])}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="sm"
        aria-labelledby="follow-up"
        slotProps={{ paper: { className: 'talk-follow' } }}
      >
        <h2 id="follow-up">{say(['跟进', 'Follow up'])}</h2>
        <p className="hint">
          {say([
            '写下要做什么、由谁、到哪天；到日子列在那个人首页的“交给我的”里，办完在讨论里标为已解决',
            'Say what is to be done, by whom and by when: it stands on their home page, until it is marked as resolved in the talk',
          ])}
        </p>
        <Composer
          {...{ entity, id: Number(record.id) }}
          autoFocus
          {...(info.id !== undefined && { begins: { assignee: info.id, due: tomorrow } })}
          onSaid={() => {
            close()
            notify(
              say(['已记下，到日子会列在首页', 'Noted: it stands on the home page when it is due']),
              { type: 'success' },
            )
          }}
        />
      </Dialog>
    </>
  )
}
