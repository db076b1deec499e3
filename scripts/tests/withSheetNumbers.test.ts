import { expect, test } from 'vitest'
import { column } from '#resources/magazines/column.ts'
import { withSheetNumbers } from './withSheetNumbers.ts'

const titles = {
  'column#offeredWhileEnabled is offered': 'column#offeredWhileEnabled (column#3) is offered',
  'column#nameUniqueInMagazine and #offeredWhileEnabled hold':
    'column#nameUniqueInMagazine (column#1) and #offeredWhileEnabled (column#3) hold',
  'column#orderedWithinMagazine keeps its order': 'column#orderedWithinMagazine keeps its order',
  'a topic holds no # and no thing#rule': 'a topic holds no # and no thing#rule',
}

test('a report says the sheet’s number of each rule that a title names', () => {
  for (const [title, numbered] of Object.entries(titles))
    expect(withSheetNumbers(title, [column])).toBe(numbered)
})
