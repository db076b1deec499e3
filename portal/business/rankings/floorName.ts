import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'

/** What the floor of a line is called on its campaign's page. */
export async function floorName(
  { campaign, floor }: Row,
  { records }: Pick<Change, 'records'>,
): Promise<string | null> {
  const page = campaign ? await records.find('campaign', campaign as number) : null
  const floors = (page?.floors ?? []) as readonly Row[]
  return (floors.find(({ key }) => key === floor)?.name as string | undefined) ?? null
}
