import Button from '@mui/material/Button'
import { useSay } from '../../i18n/useSay.ts'

/** The foot of a list to be checked: that nothing is granted yet, and the button that begins. */
export function CheckFoot({ busy }: { readonly busy: boolean }) {
  const say = useSay()
  return (
    <div className="bulk-foot">
      <span className="bulk-note">
        {say([
          '校验不会写入任何数据；确认之前什么都不会发放。',
          'The check writes nothing; nothing is granted before you confirm.',
        ])}
      </span>
      <Button type="submit" variant="contained" size="medium" disabled={busy}>
        {say(['开始校验', 'Check the list'])}
      </Button>
    </div>
  )
}
