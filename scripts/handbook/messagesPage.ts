import { type Entity, isLabel } from '#declare'
import { messages } from '#derive/bulk/messages.ts'
import { both, code, type Page, page, plain, table } from './markdown.ts'

/** What the portal says: codes of its answers, codes of a list's check, and what rules refuse with in their own words. */
export function messagesPage(entities: readonly Entity[], errors: string): Page {
  return {
    name: 'messages',
    text: page(
      '# 提示与代码 Messages',
      '由源代码与声明生成。每条提示说明做了什么、哪里不对、怎么办；`{…}` 由当时的内容代入。Made from the sources; `{…}` is filled in with what was at hand.',
      '## 接口的代码 Codes of answers',
      table(['代码 Code', 'HTTP', '何时 When'], answerCodes(errors)),
      '## 名单的代码 Codes of lists',
      'F 与文件有关并停止校验，R、D、B 说一行，U 说撤回的一行，X 在执行时出现。F stops the check; R, D and B speak of a row, U of one taken back, X comes while running.',
      table(
        ['代码 Code', '说什么 What it says'],
        Object.entries(messages).map(([name, label]) => [code(name), both(label)]),
      ),
      '## 规则的话 What rules say',
      table(['规则 Rule', '说什么 What it says'], entities.flatMap(saidBy)),
    ),
  }
}

/** `/** 40001: refused by checks. *​/` before what makes the error, with its status. */
export function answerCodes(errors: string): readonly (readonly string[])[] {
  const found = [
    ...errors.matchAll(/\/\*\* ([\d, ]+): ([^*]+?)\.? \*\/[\s\S]*?PortalError\(\s*\d+,\s*(\d+)/g),
  ]
  return found.map(([, codes = '', when = '', status = '']) => [
    code(codes.trim()),
    status,
    plain(when),
  ])
}

const saidBy = (entity: Entity): readonly (readonly string[])[] =>
  Object.entries(entity.rules).flatMap(([name, literals]) => {
    const said = literals.map(({ say }) => say).filter(isLabel)
    return said.length > 0 ? [[code(`${entity.name}#${name}`), said.map(both).join('；')]] : []
  })
