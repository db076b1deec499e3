import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PROVED, provingAddress } from '../authProvider/company.ts'
import { useSay } from '../i18n/useSay.ts'

/** Proves at the company's provider who it is, in a window of its own; told by that window, the work goes on here. */
export function CompanyProof({ onDone }: { onDone(): void }) {
  const say = useSay()
  // Each address is good once, and for ten minutes.
  const { data, error } = useQuery({
    queryKey: ['provingAddress'],
    queryFn: provingAddress,
    gcTime: 0,
    retry: false,
    refetchInterval: 8 * 60_000,
  })
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PROVED && newValue) onDone()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [onDone])
  return (
    <>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.message}
        </Alert>
      )}
      <Button
        component="a"
        href={data ?? ''}
        target="_blank"
        rel="noopener"
        disabled={!data}
        variant="outlined"
        size="large"
        fullWidth
        sx={{ mt: 2 }}
      >
        {say(['用公司账号确认（新窗口）', 'Confirm with your company account (new window)'])}
      </Button>
    </>
  )
}
