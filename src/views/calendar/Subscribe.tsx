import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { createElement, lazy } from 'react'
import type { CalendarName, Label } from '#declare'
import { call } from '../../client/client.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { wordsOf } from '../perform/wordsOf.ts'

const LinkCard = lazy(() => import('../record/LinkCard.tsx'))

/** The address at which a calendar program on a phone or a desk reads a calendar as one sees it oneself. */
export function Subscribe({ name, label }: { readonly name: CalendarName; readonly label: Label }) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const open = async () => {
    try {
      const { data } = await call<{ address: string }>('GET', `index/calendar/${name}`)
      const shows = createElement(LinkCard, { address: data.address, title: say(label), says })
      await ask({ title: say(['订阅日历', 'Subscribe']), shows, tells: true, small: true })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  return (
    <Button color="inherit" onClick={() => void open()}>
      {say(['订阅', 'Subscribe'])}
    </Button>
  )
}

const says: Label = [
  '在手机或电脑的日历程序里选“添加订阅日历”，填入这个地址，就能看到你在这里看到的安排。地址只属于你，不要转发；修改密码后旧地址失效。',
  'Give this address to the calendar program of your phone or desk as a subscription: it shows what you see here. It is yours alone: pass it to nobody. Changing your password ends it.',
]
