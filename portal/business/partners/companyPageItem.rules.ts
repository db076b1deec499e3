import type { Jump } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { packagesOf } from './packagesOf.ts'

/** What the company's packages do not hold its members would have to buy: whoever links there is told. */
const namesTargetsOutsidePackages: Judging = async ({ after, before, records }) => {
  const target = after.target as Jump | null
  const known = before?.target as Jump | null | undefined
  if (!target?.id || (known?.type === target.type && known?.id === target.id)) return []
  const page = await records.find('companyPage', after.page as number)
  const company = page?.company ? await records.find('company', page.company as number) : null
  if (!company) return []
  const packages = await packagesOf(company, records)
  const held = { package: packages, 'target.type': target.type, 'target.id': target.id }
  if (packages.length > 0 && (await records.count('productPackageItem', held)) > 0) return []
  return [
    {
      field: 'target',
      warn: true,
      message: [
        `不在${company.shortName}采购的产品包内，成员需另行购买`,
        `Not in the packages of ${company.shortName}: its members would have to buy it`,
      ],
    },
  ]
}

/** Rules of page items that no word carries. */
export const rules: RuleFunctions = { namesTargetsOutsidePackages }
