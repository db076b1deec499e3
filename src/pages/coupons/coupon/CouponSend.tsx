import { use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { BatchSteps } from '../../data/batchGive/BatchSteps.tsx'
import { SendCoupons } from '../../data/batchGive/SendCoupons.tsx'
import { UploadList } from '../../data/batchGive/UploadList.tsx'
import type { PageProps } from '../../pageProps.ts'
import '../../data/batchGive/bulk.css'

/**
 * Coupons to many people: phones pasted, or a spreadsheet (`?kind=coupon`); either becomes a batch (`?batch=12`) that
 * goes through the steps of every bulk run. `?id=7` begins with that coupon.
 */
export default function CouponSend({ screen }: PageProps) {
  const entity = use(loadEntity('batchGive'))
  const [search] = useSearchParams()
  const batch = Number(search.get('batch'))
  const props = { screen, entity }
  return (
    <DialogProvider>
      {Number.isSafeInteger(batch) && batch > 0 ? (
        <BatchSteps key={batch} id={batch} {...props} />
      ) : search.get('kind') ? (
        <UploadList kind="coupon" {...props} />
      ) : (
        <SendCoupons key={search.get('id')} coupon={Number(search.get('id')) || null} {...props} />
      )}
    </DialogProvider>
  )
}
