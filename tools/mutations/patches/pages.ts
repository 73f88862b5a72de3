import type { PatchGroup } from '../patch.ts';

const create = ['web/generation/pages/create.screen.test.tsx'];
const pricing = ['web/billing/pages/pricing.screen.test.tsx'];
const looks = ['web/stories/save-and-look.screen.test.tsx'];
const family = ['web/identity/components/family/family-section.screen.test.tsx'];
const publicPages = ['web/shell/pages/public-pages.screen.test.tsx'];

/** What a parent sees and presses. */
export const pages: PatchGroup[] = [
  {
    file: 'domain/stories/text/opens-tall.ts',
    tests: ['domain/stories/text/opens-tall.test.ts'],
    patches: [['STORY-01', 'a single word opens with a tall letter', 'paragraph.length >= threeLines && ', '']],
  },
  {
    file: 'domain/stories/text/typography.ts',
    tests: ['domain/stories/text/typography.test.ts'],
    patches: [
      ['I18N-10', 'a dash of dialogue parts from its word', '`—${joiner}`', "'—'"],
      ['I18N-10', 'Spanish quotes as English does', "quotes: ['«', '»'],", "quotes: ['“', '”'],"],
      ['STORY-01', 'a last word stands alone below a title', 'last.length <= longestPair ? nbsp : space', 'space'],
    ],
  },
  {
    file: 'server/stories/store.ts',
    tests: ['server/stories/drafts/drafts.test.ts'],
    patches: [
      [
        'P20',
        'a draft of a third chapter says that it is the second',
        'join stories told on coalesce(last.chapter_of, last.id) in (told.id, told.chapter_of)',
        'join stories told on last.id in (told.id, told.chapter_of)',
      ],
    ],
  },
  {
    file: 'server/stories/book/set-text.ts',
    tests: ['server/stories/book/lay-out.test.ts'],
    patches: [
      [
        'STORY-13',
        'a part begins like any paragraph',
        'const isHeading = isPartHeading(text);',
        'const isHeading = false;',
      ],
      [
        'STORY-13',
        'a printed story that opens with speech has a dash three lines high',
        'opensTall(text) ? /^./u.exec(text)?.[0] : undefined',
        '/^[\\p{P}]*\\p{L}/u.exec(text)?.[0]',
      ],
    ],
  },
  {
    file: 'server/stories/book/lines.ts',
    tests: ['server/stories/book/lay-out.test.ts'],
    patches: [
      [
        'STORY-13',
        'a short word stands alone on the last line of a printed paragraph',
        'current.length < shortWord ?',
        'current.length < 0 ?',
      ],
      ['STORY-13', 'a printed heading breaks anywhere', 'fits ? sides : lines', 'fits ? lines : lines'],
    ],
  },
  {
    file: 'server/stories/book/make-book.ts',
    tests: ['server/stories/book/book.test.ts'],
    patches: [['STORY-13', 'the cover is the first picture again', 'find(opensStory)', 'at(0)']],
  },
  {
    file: 'server/stories/book/booklet.ts',
    tests: ['server/stories/book/booklet.test.ts'],
    patches: [
      [
        'STORY-13',
        'the pages of a booklet are numbered in its fold',
        "storyPage % 2 === 0 ? 'left' : 'right'",
        "storyPage % 2 === 0 ? 'right' : 'left'",
      ],
    ],
  },
  {
    file: 'server/stories/book/pdf.ts',
    tests: ['server/stories/book/book.test.ts'],
    patches: [
      ['STORY-13', 'parts stand beside their chapter', "'H3' : 'H2'", "'H2' : 'H2'"],
      ['STORY-13', 'no bookmark leads to a chapter', 'if (isChapter) noteHeading(text, index);', ''],
    ],
  },
  {
    file: 'server/stories/book/break-pages.ts',
    tests: ['server/stories/book/lay-out.test.ts'],
    patches: [
      ['STORY-13', 'a printed page ends in the middle of a sentence', 'partedSentence: 1.2', 'partedSentence: 0'],
      [
        'STORY-13',
        'a picture is smaller below words',
        'const size = sizeOf(picture, scale);',
        'const size = sizeOf(picture, y > top ? 0.9 * scale : scale);',
      ],
      ['STORY-13', 'a page is turned between a picture and its words', 'behind: 2', 'behind: -2'],
      ['STORY-13', 'a printed picture comes after what follows its words', 'lateLine: 0.2', 'lateLine: 0'],
      ['STORY-13', 'the last printed page holds two lines', 'leftOver: 0.4', 'leftOver: 0'],
      ['STORY-13', 'a line stands alone above a printed picture', 'loneLine: 0.6', 'loneLine: 0'],
    ],
  },
  {
    file: 'server/stories/book/lay-out.ts',
    tests: ['server/stories/book/lay-out.test.ts'],
    patches: [
      ['STORY-13', 'all books have the smallest pictures', '2 * (1 - scale)', '2 * scale'],
      [
        'STORY-13',
        'a chapter begins in the middle of a page',
        '.filter((start) => start > 0)',
        '.filter((start) => start < 0)',
      ],
    ],
  },
  {
    file: 'web/stories/components/book-page.tsx',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      [
        'STORY-10',
        'pictures that are only heard lengthen the window by their pages',
        "'relative min-h-full",
        "'min-h-full",
      ],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      [
        'STORY-08',
        'the picture beside the first words gives the end of their part away',
        ' && (position >= part || place.atEnd));',
        ') ?? pictures[0];',
      ],
      [
        'STORY-08',
        'a book with pictures begins with pages of words',
        '            ) : (\n              cover\n            )',
        '            ) : (\n              pictures.length === 0 && cover\n            )',
      ],
    ],
  },
  {
    file: 'web/stories/queries.ts',
    tests: ['journeys/offline.spec.ts'],
    patches: [['SAVE-16', 'a story that was just saved is not kept for offline', 'story, { updatedAt: 0 }', 'story']],
  },
  {
    file: 'server/stories/book/pdf.ts',
    tests: ['server/stories/book/book.test.ts'],
    patches: [
      ['STORY-13', 'the last words of a printed story stand on its page number', 'if (!endsInMargin(items)) ', ''],
      [
        'STORY-13',
        'a printed dedication is one line',
        ".filter(Boolean)\n    .join('\\n')",
        ".filter(Boolean)\n    .join(' ')",
      ],
    ],
  },
  {
    file: 'web/shell/navigation/demo-mark.tsx',
    tests: ['web/shell/navigation/nav-bar.screen.test.tsx'],
    patches: [
      [
        'NAV-01',
        'the mark of the demo lies over the wordmark',
        'isLanguageOffered(useLanguage().language)',
        'isLanguageOffered(useLanguage().language) && false',
      ],
    ],
  },
  {
    file: 'web/stories/drawings/pictures.tsx',
    tests: ['web/stories/drawings/pictures.screen.test.tsx'],
    patches: [
      ['CREATE-15', 'a girl of the family has the face of a boy', 'known: { look: looks, pronoun }', 'known: {}'],
    ],
  },
  {
    file: 'web/stories/drawings/pictures.tsx',
    tests: ['journeys/offline.spec.ts'],
    patches: [
      [
        'STORY-08',
        'a preset whose picture does not arrive shows a broken one',
        'onMissing={() => setMissing(true)}',
        'onMissing={() => {}}',
      ],
    ],
  },
  {
    file: 'web/platform/query.ts',
    tests: ['journeys/offline.spec.ts'],
    patches: [
      [
        'LIB-40',
        'what cannot be read without a network waits behind its skeleton',
        "queries: {\n        networkMode: 'always',",
        'queries: {',
      ],
      [
        'LIB-40',
        'what is asked for without a network waits unseen',
        "mutations: { networkMode: 'always',",
        'mutations: {',
      ],
    ],
  },
  {
    file: 'web/ui/fields/segmented-control.tsx',
    tests: ['journeys/narrow.spec.ts'],
    patches: [
      ['NAV-03', 'three choices stick out of the narrowest window', ' max-[22rem]:gap-1.5 max-[22rem]:px-2', ''],
    ],
  },
  {
    file: 'web/stories/reading/bar-looks.ts',
    tests: ['journeys/a11y-layers.spec.ts'],
    patches: [
      [
        'STORY-05',
        'what is pressed to keep a story has the colour of its own ground with the lights down',
        "'scheme-dark bg-lightsdown'",
        "'scheme-dark bg-lightsdown [&_button]:text-lightsdown-ink'",
      ],
    ],
  },
  {
    file: 'web/stories/editing/edit-story.tsx',
    tests: ['web/stories/editing/edit-story.screen.test.tsx'],
    patches: [
      ['DATA-06', 'what was typed into a story is lost with its dialog', 'keepEdit(localStorage, {', 'void ({'],
      ['DATA-06', 'older changes overwrite those of another device', ' ?? left?.changedAt', ''],
      ['DATA-06', 'captions keep a name that the whole text lost', ', names: newNames };', ' };'],
    ],
  },
  {
    file: 'web/generation/illustrating/shown-pictures.ts',
    tests: ['web/generation/illustrating/shown-pictures.test.ts'],
    patches: [['GEN-08', 'a picture comes before its words', '!active || paragraph < there', 'true']],
  },
  {
    file: 'web/generation/illustrating/illustrated-view.tsx',
    tests: create,
    patches: [
      [
        'P20',
        'a book that was finished elsewhere opens at its end',
        'fromStart={run.wasFinished}',
        'fromStart={false}',
      ],
    ],
  },
  {
    file: 'web/stories/components/shelf-states.tsx',
    tests: ['web/generation/story-in-the-making.screen.test.tsx'],
    patches: [
      [
        'P20',
        'a shelf whose first story is being written has found none',
        'making && samples && drafts.shown === 0',
        'false',
      ],
    ],
  },
  {
    file: 'web/stories/pages/my-stories.tsx',
    tests: ['web/stories/pages/my-stories.screen.test.tsx'],
    patches: [
      [
        'LIB-11',
        'a search that finds nothing says that there are no favourites',
        "filter.favorites && filter.q === '' && filters.length === 1",
        'filter.favorites',
      ],
    ],
  },
  {
    file: 'web/stories/reading/use-leaves.ts',
    tests: ['web/stories/reading/after-end.screen.test.tsx'],
    patches: [
      [
        'STORY-14',
        'a key that presses the heart turns the page',
        "target instanceof Element && target.closest('a, button') !== null",
        'target === null',
      ],
    ],
  },
  {
    file: 'web/stories/reading/use-leaves.ts',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      [
        'STORY-01',
        'the arrows turn pages only once the page was pressed',
        'return !isUsed && document.querySelector(layers) === null;',
        'return false;',
      ],
    ],
  },
  {
    file: 'web/stories/reading/leaves.ts',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      ['STORY-03', 'one long page begins at the cover on a busy device', '  if (!isTurned(box)) return;\n', ''],
    ],
  },
  {
    file: 'web/stories/reading/leaves.ts',
    tests: ['web/stories/reading/turned-pages.screen.test.tsx'],
    patches: [
      [
        'STORY-14',
        'the end is dead where it begins before the last page',
        'isSeen || leaf === of - 1',
        'leaf === of - 1',
      ],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['web/stories/reading/turned-pages.screen.test.tsx'],
    patches: [
      ['STORY-01', 'above a turned page there is nothing for a seventh of the screen', ':pt-14 ', ':pt-28 '],
      ['STORY-01', 'two rows of tools lie over the first line of a page', 'max-lg:flex-nowrap', 'max-lg:flex-wrap'],
    ],
  },
  {
    file: 'web/stories/reading/use-quiet-tools.ts',
    tests: ['web/stories/reading/turned-pages.screen.test.tsx'],
    patches: [['STORY-01', 'turning back a page lays the tools over its words', '(moved > 0 || leaves)', 'moved > 0']],
  },
  {
    file: 'web/stories/reading/page-turns.ts',
    tests: ['web/stories/reading/turned-pages.screen.test.tsx'],
    patches: [
      ['STORY-01', 'a page is turned in the middle of a short paragraph', 'height < short', 'false'],
      ['STORY-01', 'a page is half empty before a picture', 'if (figure) fillPageAbove(leaves, text, figure);', ''],
      ['STORY-01', 'a page ends in the middle of a sentence', 'partBySentences(leaves, text);', ''],
      ['STORY-09', 'a picture stands a spread after its words', '(left > leaves.clientHeight * 0.4)', '(left < 0)'],
    ],
  },
  {
    file: 'domain/stories/narration/sentences.ts',
    tests: ['domain/stories/narration/sentences.test.ts'],
    patches: [
      ['STORY-01', 'a page is turned between speech and its speaker', '(?:\\p{Ll}|$)', '$'],
      ['STORY-01', 'a page is turned after “Mr.”', ' && !shortened.test(text.slice(0, index))', ''],
    ],
  },
  {
    file: 'web/stories/reading/spoken-highlight.ts',
    tests: ['web/stories/reading/turned-pages.screen.test.tsx'],
    patches: [
      ['P44', 'the voice leaves the closing picture unseen', 'turnToPlace(box, closing ?? end);', ''],
      ['P44', 'the tall first letter stays dark while it is read', "text.setAttribute('data-spoken', '');", ';'],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['web/stories/reading/reading.screen.test.tsx'],
    patches: [
      [
        'STORY-01',
        'the controls of the voice cover the number of the page',
        'full ? barHeight : Math.min(barHeight, endRoom)',
        'full ? barHeight : Math.min(barHeight, 100)',
      ],
    ],
  },
  {
    file: 'web/stories/reading/use-held-place.ts',
    tests: ['web/stories/reading/layout.screen.test.tsx'],
    patches: [
      [
        'STORY-03',
        'pages to turn begin at the cover',
        'goToHeldPlace(page, place.current);',
        'goToHeldPlace(page, null);',
      ],
    ],
  },
  {
    file: 'web/stories/reading/page-frame.ts',
    tests: ['web/stories/reading/after-end.screen.test.tsx'],
    patches: [['STORY-14', 'what comes next is offered twice at the end', 'in-data-[ended=narrow]:max-lg:hidden', '']],
  },
  {
    file: 'web/stories/editing/tags.ts',
    tests: ['web/stories/editing/tags.test.ts'],
    patches: [['SAVE-03', 'what happens in a chapter is a tag', '...(continues && ', '...(false && ']],
  },
  {
    file: 'web/stories/preset-names.ts',
    tests: ['web/stories/pages/shelf-search.screen.test.tsx'],
    patches: [
      [
        'SAVE-03',
        'tags mix the languages of a family',
        'names.age(names.message(names.setting(names.character(value))))',
        'value',
      ],
    ],
  },
  {
    file: 'web/stories/editing/tags-field.tsx',
    tests: ['web/stories/editing/story-fields.screen.test.tsx'],
    patches: [
      [
        'SAVE-04',
        'a tag that was typed and not added is lost',
        'onBlur={(event) => !event.currentTarget.parentElement?.contains(event.relatedTarget) && add()}',
        '',
      ],
      ['SAVE-03', 'the focus stays on a button that cannot be pressed', 'field.current?.focus();', ''],
    ],
  },
  {
    file: 'web/ui/fields/chip.tsx',
    tests: ['web/stories/editing/story-fields.screen.test.tsx'],
    patches: [
      [
        'SAVE-03',
        'the focus leaves with the tag that is taken away',
        'focusBeside(event, field?.current ?? null);',
        '',
      ],
    ],
  },
  {
    file: 'web/generation/creator/creator-form.tsx',
    tests: create,
    patches: [
      [
        'CREATE-01',
        'without a network the creator asks for the family without an end',
        ' && family.errorUpdateCount === 0',
        '',
      ],
    ],
  },
  {
    file: 'web/ui/focus/focus-beside.ts',
    tests: family,
    patches: [['ROUTE-08', 'the focus leaves with the child that is forgotten', 'target?.focus();', '']],
  },
  {
    file: 'web/generation/creator/values/creator-values.ts',
    tests: ['web/generation/creator/values/creator-values.test.ts'],
    patches: [
      ['CREATE-15', 'a look is cut off in the middle', 'rest.slice(0, optionBounds.characterLook)', 'rest.slice(0, 9)'],
      [
        'ILLUS-01',
        'no picture knows how a child looks',
        'child ? characterOf({ name, look: child.look }) : name',
        'name',
      ],
      [
        'GEN-18',
        'a typed name brings no fears along',
        'wishesFor(childrenIn(values.characters, children)).avoid',
        '[]',
      ],
    ],
  },
  {
    file: 'web/identity/components/family/entry-dialog.tsx',
    tests: family,
    patches: [['ROUTE-08', 'a mended name is still called wrong', 'isStillWrong ? wrong : undefined', 'wrong']],
  },
  {
    file: 'web/shell/navigation/account-menu.tsx',
    tests: ['web/shell/navigation/account-menu.screen.test.tsx'],
    patches: [['NAV-10', 'the family is not found in the menu', '`${paths.profile}#family`', 'paths.profile']],
  },
  {
    file: 'web/ui/focus/focus-wrong.ts',
    tests: family,
    patches: [['ROUTE-08', 'a refused profile does not show where', '?.focus()', '']],
  },
  {
    file: 'web/ui/layers/dialog-layer.tsx',
    tests: family,
    patches: [['ROUTE-08', 'a touch beside a dialog takes what was typed', ' disablePointerDismissal={typed}', '']],
  },
  {
    file: 'domain/stories/text/printable.ts',
    tests: ['server/stories/book/type-case.test.ts'],
    patches: [
      ['STORY-13', 'no letter is said to be missing from a book', '.filter((letter) => !isPrintable(letter))', ''],
    ],
  },
  {
    file: 'server/stories/book/type-case.ts',
    tests: ['server/stories/book/type-case.test.ts'],
    patches: [['STORY-13', 'hearts and foxes vanish from books', 'cases.text.push(...rarer);', '']],
  },
  {
    file: 'web/billing/use-chosen-plan.ts',
    tests: pricing,
    patches: [
      [
        'BILL-08',
        'the page always sends the monthly price',
        '(byYear || plans?.monthly)?.priceId',
        'plans?.monthly.priceId',
      ],
      [
        'BILL-08',
        'the yearly price is shown, the monthly one is asked for',
        "const byYear = period === 'yearly' && plans?.yearly;",
        "const byYear = period === 'monthly' && plans?.yearly;",
      ],
      ['PRICE-01', 'the price of a month is that of a year', 'byYear ? yearly : monthly', 'yearly ?? monthly'],
      ['PRICE-11', 'the price of a year is never shown', 'byYear ? yearly : monthly', 'monthly'],
      [
        'PRICE-11',
        'who comes back without paying finds another plan',
        'sessionStorage.setItem(storageKeys.planPeriod, next);',
        '',
      ],
    ],
  },
  {
    file: 'web/billing/pages/pricing.tsx',
    tests: pricing,
    patches: [
      [
        'BILL-08',
        'the last button sells the month, whatever was chosen',
        '<Button size="large" busy={busy} onClick={() => void start(plan.priceId)}>',
        '<Button size="large" busy={busy} onClick={() => void start()}>',
      ],
    ],
  },
  {
    file: 'web/generation/use-creator.ts',
    tests: ['web/generation/pages/limits.screen.test.tsx'],
    patches: [
      [
        'LIMIT-18',
        'the form with pictures comes back after the story in words',
        '    takePendingOptions(sessionStorage);\n    setRefused(null);',
        '    setRefused(null);',
      ],
    ],
  },
  {
    file: 'web/generation/creator/fields/format-field.tsx',
    tests: ['web/generation/pages/limits.screen.test.tsx'],
    patches: [
      [
        'LIMIT-14',
        'that no picture is left is said only after the form',
        'usage === undefined || !isUsedUp(usage, true)',
        'usage === undefined || isUsedUp(usage, false)',
      ],
    ],
  },
  {
    file: 'web/usage/components/limit-dialog.tsx',
    tests: ['web/generation/pages/limits.screen.test.tsx'],
    patches: [
      [
        'LIMIT-18',
        'no way leads on without pictures',
        'usage && !isUsedUp(usage, false)',
        'usage && isUsedUp(usage, false)',
      ],
      ['LIMIT-18', 'who has no text story left is offered one', 'usage && !isUsedUp(usage, false)', 'usage'],
    ],
  },
  {
    file: 'web/billing/components/plans.tsx',
    tests: pricing,
    patches: [
      ['PRICE-12', 'the trial is not offered', '{trial && <p', '{false && <p'],
      ['BILL-03', 'nobody says that nothing was paid', "left ? all('unpaid') : all('cancel')", "all('cancel')"],
      ['BILL-06', 'no way leads back from the prices to the story', '{left?.from && (', '{left?.from === null && ('],
    ],
  },
  {
    file: 'web/billing/start-subscription.ts',
    tests: pricing,
    patches: [
      [
        'BILL-02',
        'the checkout is not told the price',
        'priceId: start.priceId ?? plans?.monthly.priceId',
        'priceId: undefined',
      ],
      [
        'BILL-02',
        'a purchase returns to where it was cancelled',
        'start.successUrl ?? checkoutSuccessPath',
        'start.successUrl ?? checkoutCancelPath',
      ],
      [
        'BILL-06',
        'a cancelled purchase returns to its success',
        'start.cancelUrl ?? checkoutCancelPath',
        'start.cancelUrl ?? checkoutSuccessPath',
      ],
    ],
  },
  {
    file: 'web/billing/use-pricing-redirect.ts',
    tests: pricing,
    patches: [
      ['PRICE-07', 'subscribers stay on the prices', '    navigate(paths.myStories, { replace: true });\n', ''],
      [
        'PRICE-08',
        'redirects are not counted',
        '    sessionStorage.setItem(storageKeys.pricingRedirects, String(redirects + 1));\n',
        '',
      ],
      ['PRICE-08', 'the page never stops redirecting', 'redirects <= pricingRedirectLimit', 'redirects <= 99'],
      [
        'PRICE-08',
        'the page stops one redirect early',
        'redirects <= pricingRedirectLimit',
        'redirects < pricingRedirectLimit',
      ],
    ],
  },
  {
    file: 'web/platform/device/storage-keys.ts',
    tests: pricing,
    patches: [
      [
        'PRICE-08',
        'redirects are counted under another name',
        "pricingRedirects: 'redirect_count'",
        "pricingRedirects: 'lunatale-redirects'",
      ],
    ],
  },
  {
    file: 'web/billing/components/ad-blocker-notice.tsx',
    tests: pricing,
    patches: [
      ['PRICE-09', 'a blocker is never spoken of', 'if (blocked && !left) setShown(true);', ''],
      ['PRICE-10', 'the notice comes back', 'if (wasDismissed()) return;', ''],
      ['PRICE-10', 'the dismissal is not kept', '    rememberDismissal();\n    setShown', '    setShown'],
      ['PRICE-10', 'the notice cannot be sent away', '    setShown(false);\n  };', '  };'],
    ],
  },
  {
    file: 'web/platform/i18n/es/billing.ts',
    tests: pricing,
    patches: [
      [
        'PRICE-12',
        'the Spanish page offers another trial',
        'Los primeros # días son gratis',
        'Los primeros 14 días son gratis',
      ],
    ],
  },
  {
    file: 'web/billing/confirm-purchase.ts',
    tests: ['web/billing/confirm-purchase.test.ts'],
    patches: [
      [
        'SUCCESS-04',
        'the page does not wait',
        'const firstWaitMilliseconds = 2000;',
        'const firstWaitMilliseconds = 0;',
      ],
      [
        'SUCCESS-04',
        'the page waits three seconds',
        'const firstWaitMilliseconds = 2000;',
        'const firstWaitMilliseconds = 3000;',
      ],
      [
        'SUCCESS-04',
        'an open checkout is taken for a purchase',
        'if (isComplete && isActive) return true;',
        'if (isActive) return true;',
      ],
      [
        'SUCCESS-04',
        'a paid checkout is taken for Premium',
        'if (isComplete && isActive) return true;',
        'if (isComplete) return true;',
      ],
      ['SUCCESS-04', 'the page looks once', 'const looks = 5;', 'const looks = 1;'],
    ],
  },
  {
    file: 'web/generation/creator/creator-header.tsx',
    tests: create,
    patches: [
      ['CREATE-01', 'the creator has no title', "{t('title')}", "{t('description')}"],
      ['CREATE-01', 'the creator has no description', "{t('description')} <span", '<span'],
    ],
  },
  {
    file: 'web/generation/creator/pause-notice.tsx',
    tests: ['web/generation/creator/pause-notice.screen.test.tsx'],
    patches: [
      ['P19', 'a writer that is down is a full disk', "pause === 'noRoom'", 'pause'],
      ['P41', 'a full disk is a writer that is down', "pause === 'noRoom'", "pause !== 'noRoom'"],
    ],
  },
  {
    file: 'web/generation/creator/suggestions/suggestions.ts',
    tests: create,
    patches: [['CREATE-21', 'each list shows four', 'suggestionCount = 3', 'suggestionCount = 4']],
  },
  {
    file: 'web/generation/creator/suggestions/use-suggestions.ts',
    tests: create,
    patches: [
      ['CREATE-21', 'all is open from the start', 'useState(false)', 'useState(true)'],
      [
        'CREATE-21',
        'the rest cannot be had',
        'shown: expanded ? [...three, ...presets.filter((id) => !three.includes(id))] : shown',
        'shown',
      ],
    ],
  },
  {
    file: 'web/generation/use-creator.ts',
    tests: create,
    patches: [
      [
        'CREATE-33',
        'the form of a visitor is lost',
        '    storePendingOptions(values, sessionStorage);\n    // An illustrated',
        '    // An illustrated',
      ],
      [
        'CREATE-34',
        'a visitor is sent to sign in without a way back',
        'else navigate(paths.signIn, { state: { from: paths.create } });',
        'else navigate(paths.signIn);',
      ],
      [
        'CREATE-34',
        'a visitor comes back to the landing page',
        '{ state: { from: paths.create } });\n  }\n\n  function confirmAdult',
        '{ state: { from: paths.home } });\n  }\n\n  function confirmAdult',
      ],
      [
        'CREATE-34',
        'a visitor is asked for money',
        'else navigate(paths.signIn, { state',
        'else navigate(paths.pricing, { state',
      ],
      ['CREATE-03', 'the form stays where it was', '    setRun(next);\n', ''],
      [
        'CREATE-04',
        'the way back from a story leads to an empty form',
        'form.reset(fromStoryOptions(run.options))',
        'form.reset(creatorDefaults)',
      ],
      [
        'CREATE-19',
        'an illustrated story is written by the text model',
        'watch(illustrated ? IllustratedRun.start(options, storyType) : StoryRun.start(options, storyType))',
        'watch(StoryRun.start(options, storyType))',
      ],
      ['LIMIT-11', 'a story is written without asking', 'if (check.allowed)', 'if (check)'],
      [
        'LIMIT-17',
        'a check that failed is no reason',
        "reason: check.reason ?? 'CHECK_FAILED'",
        "reason: 'FREE_IMAGE_LIMIT_EXCEEDED'",
      ],
    ],
  },
  {
    file: 'web/usage/queries.ts',
    tests: create,
    patches: [
      [
        'LIMIT-17',
        'a check that fails lets the story be written',
        "{ allowed: false, reason: 'CHECK_FAILED'",
        "{ allowed: true, reason: 'CHECK_FAILED'",
      ],
      [
        'LIMIT-17',
        'a check that fails is a used-up allowance',
        "reason: 'CHECK_FAILED', used",
        "reason: 'FREE_NO_IMAGE_LIMIT_EXCEEDED', used",
      ],
    ],
  },
  {
    file: 'web/usage/components/limit-dialog.tsx',
    tests: create,
    patches: [['LIMIT-21', 'a failed check speaks of the day', "'dialog.failed')", "'dialog.dailyTitle')"]],
  },
  {
    file: 'web/generation/writing/silence-alarm.ts',
    tests: ['web/generation/writing/silence-alarm.test.ts'],
    patches: [
      ['GEN-11', 'a word does not start the time anew', '    heard: () => {\n      silent = 0;', '    heard: () => {'],
      ['GEN-11', 'silence ends nothing', 'if (silent >= seconds()) ring', 'if (silent < 0) ring'],
      ['GEN-11', 'a second is too long', 'silent >= seconds', 'silent > seconds'],
    ],
  },
  {
    file: 'domain/generation/api.ts',
    tests: ['web/generation/writing/silence-alarm.test.ts'],
    patches: [
      ['GEN-11', 'a stream may be silent for a minute', 'streamInactivitySeconds = 30', 'streamInactivitySeconds = 60'],
    ],
  },
  {
    file: 'web/generation/writing/failure.ts',
    tests: ['web/generation/writing/silence-alarm.test.ts'],
    patches: [['GEN-11', 'silence has another message', 'No data received within 30 seconds', 'Timeout']],
  },
  {
    file: 'web/stories/editing/use-save-message.ts',
    tests: looks,
    patches: [
      [
        'SAVE-16',
        'a save that went well says nothing',
        "toast.success(t('saved'), { action, seconds: savedSeconds });",
        '',
      ],
      ['SAVE-19', 'the count of pictures is the plan', 'count: story.imagesSaved', 'count: picturesPlanned'],
      ['SAVE-20', 'every warning speaks of storage', 't(outcome, { email })', "t('noStorage', { email })"],
      ['SAVE-21', 'warnings have no words', '{ description, action,', '{ action,'],
      [
        'SAVE-18',
        'no way leads back to a story that was saved',
        '{ action, seconds: savedSeconds }',
        '{ seconds: savedSeconds }',
      ],
      ['SAVE-22', 'support has no address', 'usePublicSettings()?.supportEmail ?? ', "'' ?? "],
    ],
  },
  {
    file: 'web/stories/editing/save-outcome.ts',
    tests: looks,
    patches: [
      [
        'SAVE-19',
        'two of three pictures are all',
        'export const picturesPlanned = 3;',
        'export const picturesPlanned = 2;',
      ],
      ['SAVE-20', 'a story without a picture is saved well', "hasImages(story) ? 'saved' : 'none'", "'saved'"],
      ['SAVE-21', 'a lost picture is not missed', "if (imagesSaved < imagesAsked) return 'uploadFailed';", ''],
      [
        'SAVE-22',
        'missing storage is a lost picture',
        "if (imagesAsked > 0 && imagesSaved === 0) return 'noStorage';",
        '',
      ],
    ],
  },
  {
    file: 'web/stories/images/use-image-lookup.ts',
    tests: looks,
    patches: [
      ['IMG-04', 'a lost picture is asked for at once', 'const retryAfter = 1000;', 'const retryAfter = 100;'],
      [
        'IMG-04',
        'a lost picture is asked for after two seconds',
        'const retryAfter = 1000;',
        'const retryAfter = 2000;',
      ],
      [
        'IMG-12',
        'a navigation asks for nothing after 100 ms',
        'const checksAfter = [100, 400];',
        'const checksAfter = [400];',
      ],
      ['IMG-13', 'a navigation asks once', 'const checksAfter = [100, 400];', 'const checksAfter = [100];'],
      ['IMG-13', 'the second look is too late', 'const checksAfter = [100, 400];', 'const checksAfter = [100, 700];'],
    ],
  },
  {
    file: 'web/stories/images/image-lookup.ts',
    tests: looks,
    patches: [
      [
        'IMG-04',
        'a lost picture is asked for again and again',
        "retriedAlone: lookup.retriedAlone || event.kind === 'retry'",
        'retriedAlone: false',
      ],
      ['IMG-12', 'a picture that is asked for again carries no stamp', '    stamp: event.stamp,\n', ''],
      [
        'IMG-13',
        'a navigation looks at no lost picture',
        "if (lookup.status !== 'failed' ||",
        "if (event.kind === 'check' || lookup.status !== 'failed' ||",
      ],
    ],
  },
  {
    file: 'web/generation/writing/story-scroll.tsx',
    tests: looks,
    patches: [['STORY-11', 'the page of a story is 500 px high', 'h-[min(600px,', 'h-[min(500px,']],
  },
  {
    file: 'web/stories/components/book-page.tsx',
    tests: looks,
    patches: [
      ['STORY-09', 'all pictures stand at the first paragraph', 'image.position === index)', 'index === 0)'],
      ['STORY-09', 'pictures stand one paragraph late', 'image.position === index)', 'image.position === index - 1)'],
    ],
  },
  {
    file: 'web/shell/landing/features.tsx',
    tests: publicPages,
    patches: [
      [
        'LAND-03',
        'a card is missing',
        `<Feature title={t('ai.title')} text={t('ai.text')} className="lg:col-span-5" />`,
        '',
      ],
      [
        'LAND-03',
        'two cards say the same',
        "<Feature title={t('educational.title')}",
        "<Feature title={t('ai.title')}",
      ],
      ['LAND-03', 'the cards have no text', '{text}</p>', '</p>'],
    ],
  },
  {
    file: 'web/platform/i18n/en/legal.ts',
    tests: publicPages,
    patches: [['LEGAL-07', 'the privacy text leaves Apple out', 'Apple may be offered', 'Another may be offered']],
  },
  {
    file: 'web/identity/components/sign-in-header.tsx',
    tests: publicPages,
    patches: [
      ['LEGAL-07', 'the sign-in page speaks of Apple', "text-lg\">{t('subtitle')}", "text-lg\">{t('subtitle')} Apple"],
    ],
  },
  {
    file: 'web/prerender.tsx',
    tests: ['journeys/identity-sign-in.spec.ts'],
    patches: [
      ['SIGNIN-01', 'whoever searches is told nothing', 'description: identity.signIn.subtitle', "description: ''"],
    ],
  },
  {
    file: 'web/stories/components/shelf-header.tsx',
    tests: ['journeys/library-states.spec.ts'],
    patches: [
      ['LIB-05', 'the shelf moves when its buttons come', 'mt-1 flex min-h-11 flex-wrap', 'mt-1 flex flex-wrap'],
    ],
  },
  {
    file: 'server/pages/web-pages.ts',
    tests: ['journeys/identity-sign-in.spec.ts'],
    patches: [['SIGNIN-01', 'the sign-in page waits for its scripts', "  '/signin': 'signin',\n", '']],
  },
  {
    file: 'server/pages/web-pages.ts',
    tests: ['journeys/library-states.spec.ts'],
    patches: [
      [
        'LIB-48',
        'an example story waits for its scripts',
        '...Object.fromEntries(sampleIds.map(',
        '...Object.fromEntries(sampleIds.slice(1).map(',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/shared-page.ts',
    tests: ['journeys/share.spec.ts'],
    patches: [
      ['STORY-12', 'a title ends the script that brings the story', ".replaceAll('<', '\\\\u003c')", ''],
      ['STORY-12', 'a preview robot is told the whole story', ' && navigates(c) && ', ' && '],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['journeys/reading.spec.ts'],
    patches: [
      [
        'STORY-11',
        'turned pages lose their ground in the full window',
        "classNames('relative min-h-dvh', lightGrounds[settings.light])",
        "'relative'",
      ],
    ],
  },
  {
    file: 'web/stories/listening/chosen-voice.ts',
    tests: ['journeys/narration.spec.ts'],
    patches: [
      [
        'P44',
        'a device without a voice stays silent',
        "voices.filter(({ kind }) => hasDevice || kind !== 'device')",
        '[...voices]',
      ],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/restore-stories.test.ts'],
    patches: [
      ['DATA-34', 'an undone deletion leaves a dead link', "'shares', 'null')) kept", "'none', 'null')) kept"],
      ['DATA-34', 'a story that came back was never told', "(beside ->> 'told')::boolean", 'false'],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['journeys/reading.spec.ts'],
    patches: [['STORY-11', 'with the lights down the voice lies over the words', "'relative min-h-dvh'", "'relative'"]],
  },
  {
    file: 'web/stories/reading/reading.css',
    tests: ['journeys/reading.spec.ts'],
    patches: [
      [
        'STORY-11',
        'in the dark the word that is read is gold on gold',
        ') ::highlight(spoken-word)',
        ')::highlight(spoken-word)',
      ],
    ],
  },
  {
    file: 'web/service-worker.ts',
    tests: ['journeys/offline.spec.ts'],
    patches: [
      ['LIB-48', 'what waits unsaved is not kept for later', ' || drafts.test(pathname) ||', ' ||'],
      [
        'LIB-48',
        'what could not be deleted is gone from the device',
        'event.respondWith(deleted(request, forgetStory))',
        'event.waitUntil(forgetStory(request))',
      ],
    ],
  },
  {
    file: 'web/generation/creator/creator-form.tsx',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [
      ['CREATE-20', 'a next chapter brings what frightens its child', 'if (!isAllSpared) spareAll();', ''],
      ['LIMIT-14', 'pictures leave a next chapter without a word', '{losesPictures && (', '{false && ('],
    ],
  },
  {
    file: 'web/stories/images/illustrated.ts',
    tests: ['web/stories/images/illustrated.test.ts'],
    patches: [['LIB-08', 'an address names no story', '?${new URLSearchParams(named)}`', '`']],
  },
  {
    file: 'server/stories/pictures/drawn-cover.ts',
    tests: ['server/stories/pictures/drawn-cover.test.ts'],
    patches: [
      ['SEC-08', 'a story loses its cover when it is kept', 'facts.generationId ?? storyId', 'storyId'],
      ['SEC-08', 'a tale of the dark has the sun on its cover', 'drawCover(coverFacts(facts), ', 'drawCover(facts, '],
    ],
  },
  {
    file: 'web/stories/shelf/shelf-filters.ts',
    tests: ['web/stories/pages/shelf-search.screen.test.tsx'],
    patches: [
      [
        'LIB-04',
        'a child that the shelf is narrowed to is not in the address',
        "  if (choice.character !== '') parameters.set('character', choice.character);\n",
        '',
      ],
      ['LIB-03', 'a tag is not cleared', "character: '', tag: '' };", "character: '' };"],
    ],
  },
  {
    file: 'web/stories/queries.ts',
    tests: ['web/stories/pages/shelf-search.screen.test.tsx'],
    patches: [
      ['P20', 'the server is not asked for a tag', "  if (filter.tag !== '') asked.set('tag', filter.tag);\n", ''],
    ],
  },
  {
    file: 'web/stories/sharing/share-dialog.tsx',
    tests: ['web/stories/sharing/share-dialog.screen.test.tsx'],
    patches: [
      ['STORY-12', 'nobody hears that a link was made', "make.isSuccess && share && t('made')", 'undefined'],
      ['STORY-12', 'the focus is lost with the question about a link', 'ref={isNew ? takeFocus : undefined}', ''],
    ],
  },
  {
    file: 'web/stories/sharing/queries.ts',
    tests: ['web/stories/sharing/share-dialog.screen.test.tsx'],
    patches: [
      [
        'STORY-12',
        'a link that was taken back by mistake is lost',
        "toast.success(t('revoked'), { action })",
        "toast.success(t('revoked'))",
      ],
    ],
  },
  {
    file: 'web/identity/use-leave.ts',
    tests: ['web/shell/navigation/account-menu.screen.test.tsx'],
    patches: [['NAV-14', 'a sign-out says nothing', "    toast.plain(t('signedOut'))?.catch(() => {});\n", '']],
  },
  {
    file: 'web/shell/offline-notice.tsx',
    tests: ['web/shell/offline-notice.screen.test.tsx'],
    patches: [['P20', 'nobody hears that the network is back', "{online && wasOffline && t('online')}", "{''}"]],
  },
  {
    file: 'web/generation/use-creator.ts',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [
      ['P20', 'a reload without a network loses the form that was sent', '    form.reset(kept);\n', ''],
      ['P20', 'on wifi that answers nothing no word is said', '(isSlow || ', '('],
      ['P20', 'the form of a story that is told is still filled', '    emptyAgain();\n', ''],
      [
        'P20',
        'the form that was sent is not kept',
        ", { form: 'awaited' });\n    setRun(next);",
        ');\n    setRun(next);',
      ],
    ],
  },
  {
    file: 'web/generation/creator/creator-form.tsx',
    tests: create,
    patches: [
      ['P20', 'a form without a family has no fields for minutes', '!useIsLate(isWaiting) && isWaiting', 'isWaiting'],
    ],
  },
  {
    file: 'web/billing/components/plan-card.tsx',
    tests: ['web/shell/pages/profile.screen.test.tsx'],
    patches: [
      [
        'PRICE-07',
        'whoever has Premium finds no prices',
        'isSubscriberStatus(subscription.status) && <PlansTold',
        'false && <PlansTold',
      ],
    ],
  },
  {
    file: 'web/shell/pages/profile.tsx',
    tests: ['web/shell/pages/profile.screen.test.tsx'],
    patches: [['ROUTE-08', 'a child comes back without its evenings', ' keepBeside={useEveningBack()}', '']],
  },
  {
    file: 'web/frame.tsx',
    tests: ['journeys/share.spec.ts'],
    patches: [
      ['STORY-11', 'a bright page opens in a dark room', ' in-data-[reader=own]:[&_article]:invisible', ''],
      ['STORY-12', 'at night a link opens by day', 'night:[&_article]:bg-dusk ', ''],
    ],
  },
  {
    file: 'web/stories/sharing/queries.ts',
    tests: ['journeys/share.spec.ts'],
    patches: [
      ['STORY-12', 'a story that has come disappears once more', '    initialData: () => storyInPage(token),\n', ''],
    ],
  },
  {
    file: 'server/stories/book/book.ts',
    tests: ['server/stories/book/book.test.ts'],
    patches: [
      ['STORY-13', 'the chapters of a book are not numbered through', 'chapterHeading(++part,', 'chapterHeading(1,'],
      ['STORY-13', 'a chapter without parts has no heading', 'paragraphs.push(heading(chapter.title))', 'void heading'],
    ],
  },
  {
    file: 'web/stories/components/next-chapter-link.tsx',
    tests: ['web/stories/reading/after-end.screen.test.tsx'],
    patches: [
      ['STORY-14', 'the first chapter leads to a new third one', '  return next ? (', '  return next && false ? ('],
    ],
  },
  {
    file: 'web/stories/components/book-page.tsx',
    tests: ['journeys/reading.spec.ts'],
    patches: [
      [
        'P20',
        'beside the text one picture is all that is heard',
        "'lg:landscape:sr-only print:not-sr-only'",
        "'lg:hidden'",
      ],
    ],
  },
  {
    file: 'web/stories/reading/reading.css',
    tests: ['journeys/reading.spec.ts'],
    patches: [
      [
        'P20',
        'a page that fills the screen is pushed down by the news that the network is gone',
        '    position: fixed;\n    inset: auto 0 5rem;\n    pointer-events: none;',
        '    pointer-events: none;',
      ],
    ],
  },
  {
    file: 'web/ui/button.tsx',
    tests: ['journeys/narrow.spec.ts'],
    patches: [
      [
        'NAV-03',
        'with large text the button that writes the story sticks out of a phone',
        'px-7 py-3 text-lg large-text:px-3',
        'px-7 py-3 text-lg',
      ],
    ],
  },
  {
    file: 'web/public/before-paint.js',
    tests: ['journeys/identity-language.spec.ts'],
    patches: [
      [
        'NAV-04',
        'a Spanish phone in a country that gives English is not offered Spanish',
        'document.documentElement.dataset.speaks = navigator.language.slice(0, 2);',
        '{}',
      ],
      [
        'NAV-04',
        'who has chosen English is offered Spanish at each visit',
        "if (!localStorage.getItem('lunatale-language'))",
        '',
      ],
    ],
  },
  {
    file: 'web/platform/i18n/language.tsx',
    tests: ['journeys/identity-language.spec.ts'],
    patches: [
      [
        'NAV-04',
        'who has just chosen English is still offered Spanish',
        'delete document.documentElement.dataset.speaks;',
        '',
      ],
    ],
  },
  {
    file: 'web/identity/use-entering.ts',
    tests: ['journeys/identity-language.spec.ts'],
    patches: [['I18N-03', 'a Spanish account speaks English in a new browser', 'await keepLanguage(language);', '']],
  },
  {
    file: 'web/stories/drawings/empty-shelf-picture.tsx',
    tests: ['web/stories/pages/my-stories.screen.test.tsx'],
    patches: [['LIB-48', 'the empty shelf stands there broken', 'if (missing) return null;', '']],
  },
  {
    file: 'web/generation/creator/use-form-at-top.ts',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [
      ['CREATE-04', 'the form opens as far down as the story was scrolled', '    window.scrollTo(0, 0);\n', ''],
      [
        'CREATE-04',
        'the focus is nowhere when the form takes a story’s place',
        'if (heading) focusHeading(heading)',
        'heading?.blur()',
      ],
    ],
  },
  {
    file: 'web/shell/navigation/nav-links.tsx',
    tests: ['web/shell/navigation/nav-bar.screen.test.tsx'],
    patches: [
      ['NAV-05', 'the link of the open page leads nowhere', "ariaCurrent === 'page'", "ariaCurrent !== 'page'"],
    ],
  },
  {
    file: 'web/stories/reading/reading-page.tsx',
    tests: ['web/stories/reading/after-end.screen.test.tsx'],
    patches: [
      ['STORY-14', 'nothing can be edited with the lights down', '{full && more && (', '{!full && more && ('],
      [
        'STORY-11',
        'the lights are up and the rest is still away',
        'else if (!dark && fullByLight)',
        'else if (dark && fullByLight)',
      ],
    ],
  },
  {
    file: 'web/generation/story-in-the-making.tsx',
    tests: ['web/generation/story-in-the-making.screen.test.tsx'],
    patches: [
      ['P20', 'the shelf does not say that a story is being written', '{running && (', '{running === undefined && ('],
      ['P20', 'a story that ended is not among the drafts', 'if (hasEnded) void', 'if (!hasEnded) void'],
    ],
  },
  {
    file: 'web/stories/components/story-rows.tsx',
    tests: ['web/stories/pages/my-stories.screen.test.tsx'],
    patches: [
      [
        'LIB-06',
        'a shelf slides down to a story that is seen already',
        'if (!card || !isNamed(card)) virtualizer',
        'virtualizer',
      ],
    ],
  },
  {
    file: 'web/generation/use-creator.ts',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [
      [
        'P20',
        'an awaited story is not there when the network is back',
        "state.status === 'error' ? isStoryAwaited() : ",
        "state.status === 'error' ? false : ",
      ],
    ],
  },
  {
    file: 'web/billing/pages/subscription-success.tsx',
    tests: ['web/billing/pages/pricing.screen.test.tsx'],
    patches: [
      [
        'SUCCESS-07',
        'whoever paid in the middle of a story is not led back to it',
        '(waits ? paths.create : null)',
        '(waits ? null : null)',
      ],
    ],
  },
  {
    file: 'web/stories/story-text.ts',
    tests: ['web/stories/story-text.test.ts'],
    patches: [
      [
        'LIB-21',
        'a line of a card ends with a dash',
        'withDashesTied(firstWords(text, words))',
        'withDashesTied(firstWords(text, words)).replaceAll("\\u2060", "")',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/shared-page.ts',
    tests: ['server/stories/share.test.ts'],
    patches: [
      [
        'STORY-12',
        'the page of a shared story is not described in its language',
        'descriptions[language]',
        'descriptions.en',
      ],
      [
        'I18N-03',
        'a page without a story speaks the language of the country',
        '(spokenLanguage(c) ?? (await visitorLanguage(ctx, c)))',
        '(spokenLanguage(c) && (await visitorLanguage(ctx, c)) || "en")',
      ],
    ],
  },
];
