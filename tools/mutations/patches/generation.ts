import type { PatchGroup } from '../patch.ts';

const plan = (name: string) => ({
  file: `server/generation/plan/${name}.ts`,
  tests: ['server/generation/plan/plan.test.ts'],
});
const book = (name: string) => ({
  file: `server/generation/book/${name}.ts`,
  tests: ['server/generation/book/book.test.ts'],
});
const wire = (file: string) => ({ file, tests: ['server/generation/wire.test.ts'] });

/** How a story is planned, told, drawn and paid for, and what providers really send. */
export const generation: PatchGroup[] = [
  {
    file: 'server/generation/text/plan-and-tell.ts',
    tests: ['server/generation/plan/plan.test.ts'],
    patches: [
      ['GEN-18', 'a plan with a fault is told as it is', 'if (!plan || (fault && !allowed(fault))) {', 'if (!plan) {'],
      [
        'GEN-18',
        'a plan that is dealt anew has the same card',
        'const second = first.again();',
        'const second = first;',
      ],
      [
        'GEN-18',
        'what a refused plan foretold stays',
        '      foresee(ctx, story, null);\n      const plan',
        '      const plan',
      ],
    ],
  },
  {
    ...plan('judge-story-plan'),
    patches: [
      [
        'GEN-18',
        'a plan that is not for a child is told',
        "if (said.some((text) => textFault(text, read, options))) return 'unfit';",
        '',
      ],
      [
        'GEN-18',
        'a plan that speaks to a model is told',
        "if (said.some((text) => addressesAModel.test(text))) return 'instructions';",
        '',
      ],
      [
        'GEN-18',
        'a trouble that could be anywhere is told',
        "if (!speaksOf(trouble, placeWordsOf(options))) return 'place';",
        '',
      ],
      [
        'GEN-18',
        'somebody who was wished for is left out',
        "if (options.characters.some((name) => !isIn(all, name, options))) return 'person';",
        '',
      ],
      [
        'GEN-18',
        'a plan of something else than the message is told',
        "if (!speaksOf(told, messageWordsOf(options))) return 'message';",
        '',
      ],
      [
        'P32',
        'a stranger is named in what a family was told',
        '[...namesIn(plot, options), ...strangersIn(plot)]',
        'namesIn(plot, options)',
      ],
    ],
  },
  {
    file: 'server/generation/plan/judge-story-plan.ts',
    tests: ['server/generation/plan/judge-story-plan.test.ts'],
    patches: [
      ['GEN-18', 'who somebody is takes the place of the message', 'roles: [], looks: []', 'looks: []'],
      ['GEN-18', 'a feast is taken for a stranger', '|Santa(?: Claus)?', ''],
      ['GEN-18', 'a message of one word must be named', 'isPreset(message) ? [] : stems(message)', 'stems(message)'],
    ],
  },
  {
    ...plan('plan-reader'),
    patches: [
      [
        'P17',
        'a plan behind a greeting is none',
        "const from = plan.indexOf('{');",
        "const from = plan.startsWith('{') ? 0 : -1;",
      ],
      ['P17', 'the end of a list is the beginning of the story', '[\\s`\\]-]+/', '[\\s`-]+/'],
    ],
  },
  {
    ...plan('deal'),
    patches: [
      ['P32', 'a writer is told of thirty plots', 'const plotsTold = 20;', 'const plotsTold = 30;'],
      [
        'GEN-18',
        'the same thing is planted by a second plan',
        'things: [thing, ...refused.things]',
        'things: refused.things',
      ],
    ],
  },
  {
    ...plan('told-store'),
    patches: [
      ['P32', 'all that a family was told is kept', 'limit ${cardsRemembered})`', 'limit 1000)`'],
      ['GEN-18', 'what was stopped at its first words was told', "status = 'stopped' and not counted", 'false'],
    ],
  },
  {
    file: 'server/generation/text/text-writer.ts',
    tests: ['server/generation/plan/plan.test.ts'],
    patches: [
      [
        'P29',
        'a plan that comes alone is no story, and none is asked for',
        "if (planned && story.written.trim() === '')",
        'if (planned && story.written.trim() === "never")',
      ],
    ],
  },
  {
    file: 'server/generation/text/text-writer.ts',
    tests: ['server/generation/generate-story-stream.test.ts'],
    patches: [
      [
        'GEN-16',
        'a story that broke off is called unfit for a child',
        "end === 'length' && verdict.reason === 'too_short' ? withoutEnd() : ",
        '',
      ],
    ],
  },
  {
    ...wire('server/generation/text/text-writer.ts'),
    patches: [
      [
        'GEN-15',
        'a whole story at the longest answer is refused',
        "if (end === 'length' && !endsWhole(story.written)) {",
        "if (end === 'length') {",
      ],
      [
        'GEN-16',
        'half a sentence is told as the end',
        "if (end === 'length' && !endsWhole(story.written)) {",
        "if (end === 'length' && story.written === '') {",
      ],
    ],
  },
  {
    ...wire('server/providers/failure.ts'),
    patches: [
      ['ILLUS-12', 'a provider that has too much to do is told as broken', "503: 'busy',", "503: 'broken',"],
      ['P19', 'a wait until a date is not kept', ': (Date.parse(value) - Date.now()) / 1000;', ': Number.NaN;'],
      ['P19', 'a wait in the body is not kept', ' ?? waitOfBody(text)', ''],
      [
        'EVENT-12',
        'a wrong key is told to no operator',
        "'refused_request', 'refused_key', 'refused_model', 'no_balance']);\n\nconst statusKinds",
        "'refused_request', 'refused_model', 'no_balance']);\n\nconst statusKinds",
      ],
    ],
  },
  {
    ...wire('server/providers/deepseek/client.ts'),
    patches: [
      [
        'GEN-16',
        'an answer that failed in the middle is a whole story',
        "      case 'error':\n        throw new ProviderFailure('broken', 'The provider failed in the middle of its answer.');\n",
        '',
      ],
      [
        'GEN-16',
        'half a story without a reason is a whole one',
        "      case undefined:\n        throw new ProviderFailure('cut', 'The stream ended without a finish reason.');\n",
        '',
      ],
      ['P17', 'what comes without a last empty line is lost', 'parser.feed(`${decoder.decode()}\\n\\n`);', ''],
      [
        'P23',
        'letters that nobody can keep end a story',
        'this.#cutter.push(this.#clean(text))',
        'this.#cutter.push(text)',
      ],
    ],
  },
  {
    file: 'server/providers/deepseek/client.ts',
    tests: ['server/generation/plan/plan.test.ts'],
    patches: [
      [
        'P19',
        'a plan that breaks off is asked for twice more',
        "new ProviderFailure('cut', 'The answer of the provider broke off.', { cause: error }) : failure",
        'failure : failure',
      ],
    ],
  },
  {
    ...wire('server/providers/gemini/client.ts'),
    patches: [
      ['EVENT-13', 'a picture that broke off costs nothing', "if (error.kind === 'cut') unseen();", ''],
      ['EVENT-13', 'the first words wait for thoughts', 'thinkingConfig: { thinkingBudget: 0 },', ''],
    ],
  },
  {
    ...wire('server/providers/gemini/wire.ts'),
    patches: [['EVENT-13', 'thoughts cost nothing', 'Math.max(0, text) + thoughtsTokenCount', 'Math.max(0, text)']],
  },
  {
    ...wire('server/generation/text/retry.ts'),
    patches: [
      [
        'P19',
        'what breaks off is asked for as often as what is broken',
        "const most = cause.kind === 'cut' ? 1 : retriesAtMost;",
        'const most = retriesAtMost;',
      ],
    ],
  },
  {
    file: 'server/generation/book/ask-gemini.ts',
    tests: ['server/generation/generate-story-gemini.test.ts'],
    patches: [
      [
        'P19',
        'the book that tries a provider out is ended by its own second question',
        'story.probes ||= breaker.allows();',
        'story.probes = breaker.allows();',
      ],
    ],
  },
  {
    ...wire('server/generation/running/provider-errors.ts'),
    patches: [
      [
        'GEN-04',
        'silence in the middle is told as a provider that is away',
        "silent: 'TIMEOUT',",
        "silent: 'PROVIDER_UNAVAILABLE',",
      ],
      [
        'P18',
        'a wrong key is told to parents as a provider that is away',
        "refused_key: 'INTERNAL',",
        "refused_key: 'PROVIDER_UNAVAILABLE',",
      ],
    ],
  },
  {
    file: 'server/generation/text/text-provider.ts',
    tests: ['server/generation/second-provider.test.ts'],
    patches: [
      [
        'P19',
        'stories wait for a provider that is down',
        'ctx.textProviders.find(({ breaker }) => !breaker.isOpen) ?? first',
        'first',
      ],
    ],
  },
  {
    ...book('book-pictures'),
    patches: [
      [
        'P20',
        'the later pictures do not know the first one',
        'const references = before ? [...sheet, before] : sheet;',
        'const references = sheet;',
      ],
      [
        'P21',
        'a picture of nobody is drawn of nobody',
        'planned.characters.length > 0\n',
        'planned.characters.length > -1\n',
      ],
    ],
  },
  {
    ...book('draw-picture'),
    patches: [['P21', 'a picture that is amiss is not drawn again', 'attempt < drawnAtMost;', 'attempt < 1;']],
  },
  {
    ...book('look-at-picture'),
    patches: [
      [
        'P21',
        'what is seen in a picture does not matter',
        "if (questions.some((question) => seen?.[question] === false)) return 'amiss';",
        '',
      ],
    ],
  },
  {
    ...book('kept-looks'),
    patches: [
      ['P32', 'a friend is drawn anew in each book', 'if (sheet) await ctx.objects.put(key, sheet.data);', ''],
      [
        'P32',
        'all families share their friends',
        'const folder = (userId: string) => `sheets/${userId}`;',
        "const folder = (userId: string) => `sheets/${userId && 'all'}`;",
      ],
    ],
  },
  {
    ...book('book-reader'),
    patches: [
      [
        'ILLUS-17',
        'a book of five pictures is no book',
        'const begins = thirds[index];',
        "const begins = thirds[index];\n    if (index > 2) throw new Error('too many');",
      ],
    ],
  },
  {
    file: 'server/generation/book/illustrated-writer.ts',
    tests: ['server/generation/book/book.test.ts'],
    patches: [
      [
        'P18',
        'a book with a faulty plan is told',
        'if (fault && mayDealAgain) refuse(new PlanRefused(fault));\n          else if',
        'if',
      ],
    ],
  },
  {
    file: 'web/generation/writing/story-run.ts',
    tests: ['web/generation/writing/story-run.test.ts'],
    patches: [
      [
        'P20',
        'what counts after a stop is not offered',
        "this.#kept = told?.status === 'stopped' && told.counted;",
        'this.#kept = false;',
      ],
      ['P20', 'what a story will be about is asked for once', 'while (wanted()) {', 'if (wanted()) {'],
      [
        'GEN-04',
        'a story that failed goes on asking what it would have been about',
        "if (end.phase === 'failed') this.#abort.abort();",
        '',
      ],
    ],
  },
  {
    file: 'server/generation/follow-generation.ts',
    tests: ['server/generation/leases.test.ts'],
    patches: [
      [
        'P20',
        'a stop on another server is not heard',
        'else await ctx.store.asService((tx) => requestStop(tx, id));',
        'else await ctx.store.asService((tx) => follow(tx, id));',
      ],
    ],
  },
];
