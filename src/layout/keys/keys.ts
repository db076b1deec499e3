import type { Label } from '#declare'

/** Keys as they are pressed, and what they do. */
type Key = readonly [keys: string | Label, does: Label]

/** Where keys work, and which; what stands here is all there is. */
export const keyGroups: readonly (readonly [where: Label, keys: readonly Key[]])[] = [
  [
    ['所有页面', 'Everywhere'],
    [
      ['Ctrl + K', ['搜索页面、记录与操作', 'Search pages, records and actions']],
      ['F1', ['本页说明', 'About this screen']],
      [
        'Ctrl + Z / U',
        [
          '撤销刚做的操作（十秒内；表单里保存的在修改历史里恢复）',
          'Take back what was just done, for ten seconds; what a form saved, from its history',
        ],
      ],
      ['?', ['显示这张表', 'Show these keys']],
    ],
  ],
  [
    ['列表', 'Lists'],
    [
      ['↑ ↓', ['上一行、下一行', 'Row above, row below']],
      ['Enter', ['打开当前行', 'Open the row']],
      ['e', ['编辑当前行', 'Edit the row']],
      ['x', ['选择或取消选择当前行', 'Select the row, or not']],
      [
        ['Shift + 点击', 'Shift + click'],
        ['选择到这一行为止', 'Select up to this row'],
      ],
      [
        '1 – 9',
        ['当前行的第几个操作（通过、不通过……）', 'What can be done with the row, by number'],
      ],
      ['/', ['到搜索框', 'To the search field']],
      ['n', ['新增', 'New']],
    ],
  ],
  [
    ['表单', 'Forms'],
    [
      ['Ctrl + S', ['保存', 'Save']],
      ['Ctrl + Enter', ['保存并打开下一条待处理的', 'Save and open the next that waits']],
      ['Ctrl + J', ['插入常用语', 'Insert a phrase']],
    ],
  ],
  [
    ['正文', 'Texts'],
    [
      ['Ctrl + B / I / U', ['加粗、斜体、下划线', 'Bold, italic, underlined']],
      ['Ctrl + Z / Y', ['撤销、重做', 'Undo, redo']],
      ['Ctrl + F', ['查找和替换', 'Find and replace']],
    ],
  ],
  [
    ['标签页', 'Tags of pages'],
    [
      ['Delete', ['关闭', 'Close']],
      ['Shift + F10', ['更多操作', 'What else can be done']],
      ['Ctrl + Shift + ← →', ['移动', 'Move']],
    ],
  ],
  [
    ['审阅', 'Review'],
    [
      ['a', ['通过', 'Approve']],
      ['r', ['驳回', 'Reject']],
      ['n', ['跳过', 'Skip']],
    ],
  ],
  [
    ['单元格', 'Cells'],
    [
      ['↑ ↓ ← →', ['移到相邻的单元格', 'To the next cell']],
      [
        ['F2、直接输入', 'F2, or typing'],
        ['修改单元格', 'Edit the cell'],
      ],
      ['Enter', ['保存，到下一行', 'Save, go down']],
      ['Tab', ['保存，到右边', 'Save, go right']],
      ['Esc', ['还原', 'Leave it as it was']],
    ],
  ],
  [
    ['工作台', 'Workbenches'],
    [
      [
        'Alt + ↑ ↓',
        ['焦点在手柄上：上移、下移，可跨栏目', 'On a handle: move up or down, across headings'],
      ],
    ],
  ],
  [
    ['处理台', 'Desks'],
    [
      ['P', ['通过、照办', 'It passes']],
      ['F', ['通过后的最后一步', 'The last step of what has passed']],
      ['M', ['付钱、退钱', 'Money goes out']],
      ['R', ['不通过、退回、取消', 'Refused or sent back']],
      ['D', ['删除、屏蔽', 'Deleted or hidden']],
      ['T', ['领取', 'Taken in hand']],
      ['1 – 9', ['选择原因', 'Choose the reason']],
      ['a', ['同类一并处理', 'Decide the like together']],
      ['n', ['留给别人', 'Leave to others']],
      ['c', ['讨论', 'Discuss']],
      ['z', ['撤销刚才的决定（十秒内）', 'Take back the last decision, for ten seconds']],
      [
        ['空格', 'Space'],
        ['播放、暂停', 'Play, pause'],
      ],
      ['[ ]', ['放慢、加快', 'Slower, faster']],
    ],
  ],
]
