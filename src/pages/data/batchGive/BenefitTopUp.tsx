import { use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import type { PageProps } from '../../pageProps.ts'
import { BatchSteps } from './BatchSteps.tsx'
import { ChooseKind } from './ChooseKind.tsx'
import { UploadList } from './UploadList.tsx'
import './bulk.css'

/**
 * Grants to many people from one spreadsheet, in six steps. The address says where one is: `?kind=readMoney` uploads a
 * list, `?batch=12` takes that batch up at the step it is at.
 */
export default function BenefitTopUp({ screen }: PageProps) {
  const entity = use(loadEntity('batchGive'))
  const [search] = useSearchParams()
  // Actions of a list lead to a page with `?id=12`.
  const batch = Number(search.get('batch') ?? search.get('id'))
  const kind = search.get('kind')
  const props = { screen, entity }
  return (
    <DialogProvider>
      {Number.isSafeInteger(batch) && batch > 0 ? (
        <BatchSteps key={batch} id={batch} {...props} />
      ) : kind ? (
        <UploadList key={kind} kind={kind} {...props} />
      ) : (
        <ChooseKind {...props} />
      )}
    </DialogProvider>
  )
}
