import { shipToFolder } from '../shipPlace.ts'
import { Shipper } from '../shipper.ts'

/** Ships in a process of its own, a round each time it is told; killed by the test. */
const [path = '', folder = ''] = process.argv.slice(2)
const shipper = new Shipper({
  path,
  place: shipToFolder(folder),
  secret: 'S3CRET',
  clock: () => new Date(),
  renewFrom: 100_000,
})
process.on('message', async () => {
  process.send?.(await shipper.round())
})
