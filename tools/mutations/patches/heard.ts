import type { PatchGroup } from '../patch.ts';

const heard = ['journeys/a11y-heard.spec.ts'];
const shelf = ['web/stories/pages/my-stories.screen.test.tsx'];
const edit = ['web/stories/editing/edit-story.screen.test.tsx'];
const create = ['web/generation/pages/create.screen.test.tsx'];

/** What a screen reader says by itself, and where its focus goes. */
export const heardByAll: PatchGroup[] = [
  {
    file: 'web/ui/focus/press-by-enter.ts',
    tests: create,
    patches: [['P20', 'Enter on a box begins a story', '  event.preventDefault();\n', '']],
  },
  {
    file: 'web/ui/layers/layer.tsx',
    tests: ['web/ui/layers/dialog.screen.test.tsx'],
    patches: [
      ['P20', 'Enter on a box sends what a dialog asks for', '        onKeyDown={pressByEnter}\n', ''],
      ['P20', 'what gets the focus back is out of sight', '        <ReturnInSight />\n', ''],
    ],
  },
  {
    file: 'web/identity/pages/callback.tsx',
    tests: ['web/identity/pages/callback.screen.test.tsx'],
    patches: [['CALLBACK-08', 'nobody hears that a sign-in was cancelled', '        ref={takeFocus}\n', '']],
  },
  {
    file: 'web/ui/fields/field.tsx',
    tests: create,
    patches: [
      ['P20', 'a field that must be filled does not say so', "...(required && { 'aria-required': true }),", ''],
    ],
  },
  {
    file: 'web/ui/fields/field.tsx',
    tests: ['web/ui/fields/field.screen.test.tsx'],
    patches: [['P20', 'a pasted text is cut in silence', '[...pasted.slice(Math.max(0, fits))].length', '0']],
  },
  {
    file: 'web/identity/components/sign-in-header.tsx',
    tests: ['web/identity/pages/signin.screen.test.tsx'],
    patches: [['SESSION-03', 'nobody hears that the session ended', ' aria-describedby={reason}', '']],
  },
  {
    file: 'web/ui/focus/keep-focus.ts',
    tests: ['web/stories/reading/reading.screen.test.tsx'],
    patches: [['P20', 'Escape loses the focus at the end of a full page', '?.focus();', ';']],
  },
  {
    file: 'web/generation/creator/creator-form.tsx',
    tests: create,
    patches: [
      [
        'P28',
        'the focus is not at the character that was refused',
        'focus(page.current, refused.field, refused.character)',
        'focus(page.current, refused.field)',
      ],
      ['P28', 'another character mends a refused one', ' && !refused.character) setMended', ') setMended'],
    ],
  },
  {
    file: 'web/generation/writing/generation-view.tsx',
    tests: create,
    patches: [
      [
        'P28',
        'what the form says is said before it by the story',
        " && !(failure.kind === 'refused' && isForForm(failure.code))",
        '',
      ],
    ],
  },
  {
    file: 'web/generation/writing/story-scroll.tsx',
    tests: ['web/generation/writing/writing.screen.test.tsx'],
    patches: [
      [
        'P20',
        'the first words hide the switch that has the focus',
        "  document.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' });\n",
        '',
      ],
      [
        'GEN-08',
        'the first words leave the page of the story below the window',
        'if (window.scrollY === 0) {',
        'if (false) {',
      ],
    ],
  },
  {
    file: 'web/identity/pages/welcome.tsx',
    tests: ['web/identity/pages/welcome.screen.test.tsx'],
    patches: [
      [
        'P20',
        'a slow answer undoes the confirmation of being an adult',
        '    onMutate: () => client.cancelQueries({ queryKey: profileQuery.queryKey }),\n',
        '',
      ],
    ],
  },
  {
    file: 'web/generation/writing/stopping.tsx',
    tests: ['web/generation/writing/writing.screen.test.tsx'],
    patches: [
      [
        'GEN-15',
        'a stop that counts says that it does not',
        "countsWhenStopped({ text, pictures }, options) ? 'stopCounts' : 'stopIsFree'",
        "'stopIsFree'",
      ],
      ['GEN-15', 'a stopped story does not say whether it counts', 'verdict && isCounted', 'false'],
      ['P20', 'what another story takes away is not said', 'kept ? undefined : id', 'undefined'],
      ['P20', 'empty paper stands above what a stop says', 'kept || !begun ?', 'kept ?'],
    ],
  },
  {
    file: 'web/generation/writing/generation-view.tsx',
    tests: ['web/generation/writing/writing.screen.test.tsx'],
    patches: [['GEN-03', 'half a heading looks like a whole one', 'active ? withoutBegunHeading(text) : text', 'text']],
  },
  {
    file: 'web/platform/keep-title.ts',
    tests: ['web/platform/keep-title.screen.test.tsx'],
    patches: [
      ['P20', 'between two pages the tab has the name of a third', 'if (shown !== sent) sent?.remove();', ''],
      ['P20', 'between two pages the tab has no name', 'kept.textContent = shown.textContent;', 'return;'],
    ],
  },
  {
    file: 'web/shell/use-navigation-care.ts',
    tests: heard,
    patches: [['ROUTE-19', 'a new page is not heard', '  focusHeading(heading);\n', '']],
  },
  {
    file: 'web/shell/unknown-path.tsx',
    tests: heard,
    patches: [
      [
        'ROUTE-10',
        'the front page stands in for an unknown one without a word',
        "setTimeout(() => void toast.plain(t('unknownPath'), { seconds: 10 }));",
        '',
      ],
    ],
  },
  {
    file: 'web/shell/pages/profile.tsx',
    tests: heard,
    patches: [
      ['ROUTE-08', 'a profile that takes long is silent', 'return loading && <', 'return loading && false && <'],
    ],
  },
  {
    file: 'web/stories/pages/my-stories.tsx',
    tests: heard,
    patches: [['LIB-23', 'the count of before is said first', '!shelf.isPlaceholderData && ', '']],
  },
  {
    file: 'web/stories/shelf/focus-card.ts',
    tests: [...shelf, 'web/stories/shelf/focus-card.test.ts'],
    patches: [
      [
        'LIB-17',
        'after the last card the focus goes to the top of the shelf',
        ' ?? stories.slice(0, Math.max(first, 0)).findLast(stay)',
        '',
      ],
    ],
  },
  {
    file: 'web/stories/shelf/use-restore-stories.ts',
    tests: shelf,
    patches: [['DATA-34', 'the focus is not at the story that is back', 'void focusCard(ids[0]);', '']],
  },
  {
    file: 'web/stories/retelling/retell-passage.tsx',
    tests: edit,
    patches: [
      ['DATA-06', 'a decision about a part loses the focus', '    part.current?.focus();\n', ''],
      ['DATA-06', 'a name is changed nowhere', 'onText(is, [0, 0]);', ''],
    ],
  },
  {
    file: 'web/stories/editing/edit-story.tsx',
    tests: edit,
    patches: [
      ['DATA-06', 'unsaved words begin at the button that throws them away', '<div data-layer-notice>', '<div>'],
      ['DATA-06', 'earlier words go into the fields without a word', "text: t('edit.versionUsed'), ", "text: '', "],
    ],
  },
  {
    file: 'web/stories/listening/use-listening.ts',
    tests: heard,
    patches: [
      ['P44', 'one failure is said twice', '      told.current = true;\n      const limited', '      const limited'],
    ],
  },
  {
    file: 'web/stories/listening/use-listening.ts',
    tests: ['web/stories/reading/reading.screen.test.tsx'],
    patches: [
      ['P44', 'the voice takes the page from a reader who went elsewhere', 'moved.current = true;', ''],
      ['P44', 'the voice takes the page from a control in use', '(moved.current || isUsed)', 'moved.current'],
    ],
  },
  {
    file: 'web/stories/listening/player-bar.tsx',
    tests: ['web/stories/reading/reading.screen.test.tsx'],
    patches: [
      [
        'P20',
        'the controls of the voice cover the story where the window is low',
        "'one-line:flex-nowrap one-line:justify-start one-line:overflow-x-auto one-line:*:*:shrink-0',",
        "'',",
      ],
    ],
  },
  {
    file: 'web/platform/use-failure-words.ts',
    tests: ['web/stories/sharing/share-dialog.screen.test.tsx'],
    patches: [
      ['P20', 'a link that is wanted offline only fails', "isUnreached(error) ? t('unreached') : words", 'words'],
    ],
  },
  {
    file: 'web/stories/editing/save-dialog.tsx',
    tests: ['web/stories/editing/save-dialog.screen.test.tsx'],
    patches: [
      [
        'SAVE-16',
        'a story that waits for the network waits for ever',
        "addEventListener('online', goOn);",
        "addEventListener('never', goOn);",
      ],
      [
        'SAVE-07',
        'Quick Save throws away what was typed',
        'void send({ ...fields, title:',
        "void send({ ...fields, notes: '', title:",
      ],
    ],
  },
  {
    file: 'web/generation/creator/chapter-question.tsx',
    tests: ['web/generation/creator/chapter-question.screen.test.tsx'],
    patches: [['P20', 'a chapter without ideas does not say why', '!online && first === undefined', 'false']],
  },
  {
    file: 'web/shell/navigation/language-switcher.tsx',
    tests: ['web/shell/navigation/nav-bar.screen.test.tsx'],
    patches: [
      [
        'NAV-04',
        'a desk offers no language in its own word',
        'font-medium underline md:mr-2',
        'underline md:invisible',
      ],
    ],
  },
  {
    file: 'web/generation/illustrating/illustrated-view.tsx',
    tests: heard,
    patches: [
      [
        'GEN-07',
        'an illustrated story is not read out',
        'paragraphs={run.wasFinished ? [] : paragraphs}',
        'paragraphs={[]}',
      ],
    ],
  },
  {
    file: 'web/stories/components/book-page.tsx',
    tests: heard,
    patches: [['STORY-10', 'a picture is met twice', '      aria-label={alt}\n', '']],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      [
        'NAV-03',
        'tools in large letters take half of a phone',
        "'large-text:flex-nowrap large-text:gap-x-0 large-text:overflow-x-auto large-text:*:shrink-0',",
        '',
      ],
    ],
  },
  {
    file: 'web/platform/session/redirect.ts',
    tests: ['web/platform/session/redirect.test.ts'],
    patches: [
      [
        'CREATE-37',
        'a story is said to begin where an invitation or another page does',
        "waits && (path === undefined || path === '/create')",
        'waits',
      ],
    ],
  },
  {
    file: 'domain/stories/reports.ts',
    tests: ['server/stories/reports.test.ts'],
    patches: [['P26', 'a report that says nothing is taken', "|| report.words.trim() !== ''", '|| true']],
  },
  {
    file: 'web/billing/components/benefit-list.tsx',
    tests: ['journeys/pricing.spec.ts'],
    patches: [['PRICE-01', 'nothing says that what is free stays', ", t('free')]", ']']],
  },
  {
    file: 'web/billing/components/benefit-list.tsx',
    tests: ['web/billing/pages/subscription-success.screen.test.tsx'],
    patches: [
      ['SUCCESS-06', 'the page after a purchase says nothing of what was bought', '[...useSold(), before(', '[before('],
    ],
  },
];
