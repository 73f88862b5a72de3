import type { PatchGroup } from '../patch.ts';

const reader = (name: string) => ({
  file: `server/generation/reader/${name}.ts`,
  tests: ['server/generation/reader/reader.test.ts'],
});
const wires = { tests: ['server/generation/reader/dialects.test.ts'] };
const reports = { tests: ['server/stories/reports.test.ts'] };

/** The second reader: its wire, what its verdict does, what happens while it is away, and what parents say of it. */
export const readers: PatchGroup[] = [
  {
    ...wires,
    file: 'server/generation/reader/dialects.ts',
    patches: [
      ['P30', 'an answer to another question is a verdict', ' || answer.data.id !== id', ''],
      [
        'P30',
        'a guard model reads fears as wishes',
        'const { avoid: _, ...wish } = question.wish;',
        'const { ...wish } = question.wish;',
      ],
      ['P28', 'a moderation model finds nothing', 'if (found === undefined) return', 'if (found !== undefined) return'],
      ['P28', 'an unknown reason is none', "?? 'other';\n  const field", "?? 'fear';\n  const field"],
    ],
  },
  {
    ...wires,
    file: 'server/generation/reader/guard-verdict.ts',
    patches: [
      [
        'P28',
        'prose that begins with "Safe" is a verdict',
        '/^(safe|unsafe)\\s*(?:\\n[\\s,S\\d]*)?$/i',
        '/^(safe|unsafe)\\b/i',
      ],
      [
        'P28',
        'what is controversial is fit',
        "=== 'controversial') return { verdict: 'unsure' }",
        "=== 'controversial') return { verdict: 'fit' }",
      ],
    ],
  },
  {
    file: 'server/providers/reader/client.ts',
    ...wires,
    patches: [['P28', 'a moderation model must be quite sure', 'const surely = 0.5;', 'const surely = 0.95;']],
  },
  {
    ...reader('dialects'),
    patches: [['P30', 'a wish can close its marks', ".replaceAll('<', '\\\\u003c')", '']],
  },
  {
    ...reader('reader'),
    patches: [
      [
        'P31',
        'a record keeps what was read',
        'requestBody: { kind: question.kind, prompt: readerVersion }',
        'requestBody: question',
      ],
      ['P28', 'the same words are read again', '      if (before) return before;\n', ''],
      ['OPS-04', 'reading costs nothing', 'costUsd += (input * prices.input', 'costUsd += 0 * (input * prices.input'],
      ['OPS-04', 'what is spent is not held against the cap', '      budget.spend(costUsd);\n', ''],
    ],
  },
  {
    ...reader('reading-desk'),
    patches: [
      [
        'P29',
        'what the reader is unsure of is told',
        "reading !== undefined && reading.verdict !== 'fit'",
        "reading?.verdict === 'unfit'",
      ],
      ['P29', 'the unfit paragraph stays', '        this.#story.cutTo(keptLetters);\n', ''],
      [
        'P29',
        'the end is not read',
        'if (this.#story.written.length > from) this.#takePart',
        'if (this.#story.written.length < from) this.#takePart',
      ],
      [
        'P29',
        'unread texts pass the lists too',
        'reading === undefined ? textFault(text, false, this.#options) : undefined',
        'undefined',
      ],
      [
        'P28',
        'the reader does not say which character is unfit',
        'itemOf(characters, sentence)',
        'itemOf([], sentence)',
      ],
      ['P28', 'an unfit wish becomes a story', "if (reading?.verdict === 'fit') return;", 'return;'],
      ['P28', 'fears are not read with the text', 'this.#about(this.#options.avoid ?? [])', 'this.#about([])'],
      ['P18', 'own words go on unread', "(away === 'safe' && !this.#own)", "away === 'safe'"],
      ['P18', 'stories of presets wait too', "(away === 'safe' && !this.#own)", 'false'],
      ['P18', 'a closed house tells stories unread', "away === 'lists' || (away", "away !== 'safe' || (away"],
    ],
  },
  {
    file: 'domain/stories/safety/reading.ts',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      ['P28', 'fears are read by nobody', '  if (avoid && avoid.length > 0) own.avoid = avoid;\n', ''],
      ['P28', 'the tone is read by nobody', '  if (!presets.has(tone)) own.tone = tone;\n', ''],
    ],
  },
  {
    file: 'server/generation/running/run-story.ts',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      [
        'P29',
        'a story that was stopped for its words counts',
        "counts = end.status === 'stopped' && stopCounts",
        "counts = end.status === 'failed' || stopCounts",
      ],
    ],
  },
  {
    file: 'server/generation/book/illustrated-writer.ts',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      [
        'P29',
        'a book is drawn while its plan is unread',
        '  if (!desk) {\n    pictures.allow();',
        '  if (desk || !desk) {\n    pictures.allow();',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/read-for-strangers.ts',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      [
        'P28',
        'a link is made to what is unfit',
        "findIndex(({ verdict }) => verdict !== 'fit')",
        "findIndex(({ verdict }) => verdict === 'unsure')",
      ],
      [
        'P28',
        'a refused title is called the story',
        "alone.verdict !== 'fit' ? 'title' : 'content'",
        "alone.verdict !== 'fit' ? 'content' : 'content'",
      ],
      [
        'P28',
        'a link is made while nobody reads',
        "if (reading.away !== 'lists' || byHand)",
        "if (reading.away === 'closed')",
      ],
    ],
  },
  {
    ...reports,
    file: 'server/stories/reports/send-report.ts',
    patches: [
      ['P31', 'the text comes without being allowed', "withText && whole !== ''", "whole !== ''"],
      ['P31', 'names stay in the text', 'withoutNames(whole, about.characters)', 'whole'],
    ],
  },
  {
    ...reports,
    file: 'server/operations/review-safety.ts',
    patches: [
      [
        'P31',
        'the parent gets no answer',
        '.set({ decision, answer, decidedAt: at })',
        '.set({ decision, decidedAt: at })',
      ],
      [
        'P28',
        'the office does not say that nobody reads',
        'reader: ctx.reader && {',
        "reader: ctx.reader === null ? { name: 'lists', away: false } : {",
      ],
    ],
  },
  {
    file: 'web/generation/refused-wish.ts',
    tests: ['web/generation/refused-wish.test.ts'],
    patches: [['P31', 'names go along with a refused wish', 'withoutNames(told, options.characters)', 'told']],
  },
  {
    file: 'web/generation/illustrating/illustrated-failure.ts',
    tests: ['web/generation/illustrating/illustrated-text.test.ts'],
    patches: [['P18', 'a reader that is away is called an outage of the illustrator', "  'READER_AWAY',\n", '']],
  },
  {
    file: 'web/generation/reader-away.tsx',
    tests: ['web/generation/reader-away.screen.test.tsx'],
    patches: [['P18', 'a closed house promises presets', 'usePublicSettings()?.presetsGoOn !== false', 'true']],
  },
  {
    file: 'domain/stories/text/pages.ts',
    tests: ['domain/stories/text/pages.test.ts'],
    patches: [['STORY-10', 'a caption ends within a speech', 'return closed.trimEnd();', 'return whole.trimEnd();']],
  },
];
