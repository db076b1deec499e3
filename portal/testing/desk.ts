import type { Row } from '#declare'
import type { PortalBench, SignedIn } from './portalBench.ts'
import { serial } from './serial.ts'
import type { SharedBench } from './sharedBench.ts'

export { serial }

/** What a magazine takes, with real pictures. */
export async function magazineValues(
  { picture }: Pick<PortalBench, 'picture'>,
  more: Row = {},
): Promise<Row> {
  const number = serial()
  return {
    title: `城市读本${number}`,
    code: `CSDB${number}`,
    cycle: 'monthly',
    cover: await picture(750, 1000),
    smallImage: await picture(300, 300),
    introduction: '写给城市里每一个读字的人',
    issuePrice: 1200,
    ...more,
  }
}

/** Creates a record and gives it; fails with what the portal said. */
export async function create(
  signedIn: SignedIn,
  path: string,
  values: Row,
): Promise<Row & { id: number; version: number }> {
  const { code, data, message } = await signedIn('POST', path, values)
  if (code !== 20000) throw new Error(`POST ${path}: ${code} ${message} ${JSON.stringify(data)}`)
  return data
}

/** A magazine with a column, an author and a source: what an article needs. */
export async function deskOf(bench: SharedBench) {
  const { admin, picture } = bench
  const number = serial()
  const magazine = await create(admin, 'magazine', await magazineValues(bench))
  const column = await create(admin, 'column', {
    magazine: magazine.id,
    name: `栏目${number}`,
    columnKind: 'regular',
  })
  const author = await create(admin, 'author', {
    name: `林见溪${number}`,
    roles: ['writer'],
    avatar: await picture(300, 300),
    introduction: '专栏写作者',
  })
  const source = await create(admin, 'source', {
    name: `本刊${number}`,
    sourceKind: 'own',
    rights: ['text'],
  })
  const issueValues = async (more: Row = {}): Promise<Row> => ({
    magazine: magazine.id,
    title: '县城咖啡馆',
    year: 2025,
    number: serial() % 60 || 60,
    publishDate: '2025-09-01',
    cover: await picture(750, 1000),
    summary: '小城里的第一杯手冲',
    chargeKind: 'free',
    ...more,
  })
  const articleValues = async (more: Row = {}): Promise<Row> => ({
    title: '小城里的第一杯手冲',
    column: column.id,
    authors: [author.id],
    source: source.id,
    imageUrl: await picture(690, 388),
    body: '<p>咖啡馆开在县城的老街上。</p>',
    ...more,
  })
  return { magazine, column, author, source, issueValues, articleValues }
}
