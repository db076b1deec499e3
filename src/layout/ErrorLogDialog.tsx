import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateTime } from '#widgets/format/dateTime.ts'
import { clearErrors, type KeptError, keptErrors } from '../client/errorLog.ts'
import { useSay } from '../i18n/useSay.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import './errorLog.css'

const queryKey = ['errorLog']

/** For developers: errors of the admin in whoever's browser, as the portal kept them. */
export default function ErrorLogDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const narrow = useNarrow()
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: keptErrors, gcTime: 0 })
  const clear = useMutation({
    mutationFn: clearErrors,
    onSuccess: () => client.setQueryData(queryKey, []),
  })
  const failure = error ?? clear.error
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      fullScreen={narrow}
      aria-labelledby="error-log-title"
    >
      <DialogTitle id="error-log-title">{say(['错误日志', 'Error log'])}</DialogTitle>
      <DialogContent dividers>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        {data?.length === 0 && (
          <p className="error-log-none">{say(['没有错误。', 'No errors.'])}</p>
        )}
        {data && data.length > 0 && <Errors errors={data} />}
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          disabled={!data || data.length === 0}
          loading={clear.isPending}
          onClick={() => clear.mutate()}
        >
          {say(['全部清除', 'Clear All'])}
        </Button>
        <Button onClick={onClose}>{say(['关闭', 'Close'])}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Errors({ errors }: { readonly errors: readonly KeptError[] }) {
  const say = useSay()
  return (
    <ul className="error-log">
      {errors.map((error) => (
        <li key={error.id}>
          <p className="error-log-message">{error.message}</p>
          <p className="error-log-when">
            {say(['{at} · {who} · {count} 次', '{at} · {who} · {count} ×'], {
              at: dateTime(error.lastAt),
              who: error.username,
              count: error.count,
            })}
            {error.build && ` · ${error.build}`}
          </p>
          <dl>
            <dt>{say(['信息', 'Info'])}</dt>
            <dd>{error.info.split('\n')[0]}</dd>
            <dt>{say(['地址', 'Url'])}</dt>
            <dd>{error.url}</dd>
          </dl>
          <details>
            <summary>{say(['堆栈', 'Stack'])}</summary>
            <pre>{error.stack}</pre>
            {error.info.includes('\n') && <pre>{error.info}</pre>}
          </details>
        </li>
      ))}
    </ul>
  )
}
