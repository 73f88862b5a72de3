import type { PatchGroup } from '../patch.ts';

const restored = ['server/stories/restore-stories.test.ts'];
const shelf = ['web/stories/pages/my-stories.screen.test.tsx'];
const dialogs = ['web/ui/layers/dialog.screen.test.tsx'];

/** Deleted stories that come back, and the dialogs and messages around them. */
export const undo: PatchGroup[] = [
  {
    file: 'db/functions/stories.sql',
    tests: restored,
    patches: [
      [
        'P08',
        'anybody brings anybody’s deleted story back',
        'id = any(p_ids) and user_id = any(current_adults()) order by id',
        'id = any(p_ids) order by id',
      ],
      [
        'P08',
        'the heart of one adult comes back as the other’s',
        'if gone.is_favorite and not',
        'if gone.is_favorite or not',
      ],
      [
        'DATA-34',
        'a restored chapter stands beside its series',
        'if cardinality(heads) > 1 then',
        'if cardinality(heads) > 99 then',
      ],
      [
        'DATA-34',
        'the bookmark of a restored story is lost',
        "nullif(beside -> 'places', 'null')",
        "nullif(beside -> 'nothing', 'null')",
      ],
    ],
  },
  {
    file: 'server/stories/restore-stories.ts',
    tests: restored,
    patches: [
      [
        'P35',
        'a story that was brought back is deleted again',
        'await forget();\n  return restored;',
        'return restored;',
      ],
      ['DATA-34', 'an undo that is sent twice is a failure', 'if (there.length === 0)', 'if (deleted.length === 0)'],
    ],
  },
  {
    file: 'web/stories/shelf/use-delete-story.ts',
    tests: shelf,
    patches: [
      [
        'LIB-18',
        'of several deletions one failure counts as success',
        'if (gone.length === length)',
        'if (gone.length > 0)',
      ],
    ],
  },
  {
    file: 'web/stories/shelf/use-undo-of-deletion.ts',
    tests: shelf,
    patches: [['DATA-34', 'no key undoes a deletion', 'undoes: true', 'undoes: false']],
  },
  {
    file: 'web/stories/shelf/lately-deleted.ts',
    tests: ['web/stories/shelf/lately-deleted.test.ts'],
    patches: [['DATA-34', 'an undo is offered after its minute', 'until > now && ', '']],
  },
  {
    file: 'web/ui/layers/toast-host.tsx',
    tests: shelf,
    patches: [
      [
        'P20',
        'a phone names a key that it lacks',
        "const hasKeys = () => !matchMedia('(pointer: coarse)').matches;",
        'const hasKeys = () => true;',
      ],
      [
        'P20',
        'the button that undoes stays behind when the focus goes on',
        "document.addEventListener('focusin', follow, ",
        "document.addEventListener('focusin', () => {}, ",
      ],
      [
        'P20',
        'the undo of one deletion is found in the question about another',
        'if (focused?.closest(dialogs)) button.remove();',
        'if (focused?.closest(dialogs)) focused.after(button);',
      ],
    ],
  },
  {
    file: 'web/stories/categories.ts',
    tests: shelf,
    patches: [
      [
        'LIB-29',
        'ages stand among the places',
        '.filter((category) => !isPreset(ageGroups, category))',
        '.filter(() => true)',
      ],
    ],
  },
  {
    file: 'web/ui/focus/first-focus.ts',
    tests: dialogs,
    patches: [
      [
        'P20',
        'the focus goes to “Close”',
        "each.closest('[data-layer-close], [data-layer-notice]') === null && ",
        "each.closest('[data-layer-notice]') === null && ",
      ],
      ['P20', 'the focus goes past a long text', '? title : first;', '? first : first;'],
    ],
  },
  {
    file: 'web/ui/layers/toast-host.tsx',
    tests: ['web/ui/layers/toast-place.screen.test.tsx'],
    patches: [
      ['P20', 'a toast covers the page buttons of a book', 'position="top-center"', 'position="bottom-center"'],
    ],
  },
  {
    file: 'web/ui/layers/toast-host.tsx',
    tests: dialogs,
    patches: [
      ['CONST-01', 'a message that follows a closed one is never seen', '    left += 1;\n', ''],
      [
        'P20',
        'Tab goes round and round at the end of a page',
        '!isLast || !cameByTab.current',
        'isLast || !cameByTab.current',
      ],
    ],
  },
  {
    file: 'web/ui/layers/use-close-request.ts',
    tests: dialogs,
    patches: [
      [
        'P20',
        'Back leaves the page below a dialog',
        'if (!open || !CloseWatcher) return;',
        'if (open || !CloseWatcher) return;',
      ],
      ['P20', 'a dialog that stays open hears no second Back', '        watch();\n        if', '        if'],
    ],
  },
  {
    file: 'web/stories/sharing/shared-list.tsx',
    tests: ['web/stories/kept-focus.screen.test.tsx'],
    patches: [['P20', 'the focus is lost with a link that was taken back', 'passFocus(heading)', 'undefined']],
  },
  {
    file: 'web/platform/offline.ts',
    tests: ['journeys/offline.spec.ts'],
    patches: [
      [
        'LIB-48',
        'a shelf that was seen once is not there offline',
        "sessionState().status !== 'signed-in'",
        'navigator.onLine',
      ],
    ],
  },
  {
    file: 'web/stories/components/story-rows.tsx',
    tests: ['journeys/drafts.spec.ts'],
    patches: [
      [
        'P20',
        'the focus is lost with a draft that was saved',
        'if (document.activeElement === document.body)',
        'if (false)',
      ],
    ],
  },
];
