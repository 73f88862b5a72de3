import type { PatchGroup } from '../patch.ts';

const eReaders = ['server/stories/e-reader/e-reader.test.ts'];
const catalogs = ['server/stories/catalog/catalog.test.ts'];
const retellings = ['server/generation/touch-ups/retell.test.ts'];

/** Books that leave the phone, and passages that are told anew. */
export const offThePhone: PatchGroup[] = [
  {
    file: 'server/stories/e-reader/e-reader.ts',
    tests: eReaders,
    patches: [
      [
        'P36',
        'books go to anybody’s address unasked',
        'const confirmed = isDevice(address) || ',
        'const confirmed = true || ',
      ],
      [
        'P11',
        'one address is asked by any number of accounts',
        '|| toAddress >= eReaderQuestions.toAddress',
        '|| toAddress < 0',
      ],
      [
        'P08',
        'an adult sees an address of their own beside the household’s',
        'findEReader(tx, ownHousehold)',
        'findEReader(tx, member.userId)',
      ],
    ],
  },
  {
    file: 'db/functions/identity.sql',
    tests: eReaders,
    patches: [
      [
        'P08',
        'the owner who leaves takes the household’s e-reader along',
        "if old.role = 'owner' and successor is not null",
        'if false and successor is not null',
      ],
    ],
  },
  {
    file: 'server/identity/family/household-store.ts',
    tests: eReaders,
    patches: [['P08', 'whoever joins replaces the household’s e-reader', 'address is not null)`);', 'false)`);']],
  },
  {
    file: 'server/stories/e-reader/store.ts',
    tests: eReaders,
    patches: [
      ['P36', 'a yes that comes too late is one', 'or ${isAnswerable})', 'or true)'],
      ['P11', 'a new address makes a new day', 'sent: ofToday(sql`${eReaders.sent}`),\n      },', 'sent: 0,\n      },'],
    ],
  },
  {
    file: 'server/stories/e-reader/send-book.ts',
    tests: eReaders,
    patches: [['P11', 'a book that did not go is counted', 'uncountBook(tx, owner)', 'Promise.resolve(tx)']],
  },
  {
    file: 'db/functions/stories.sql',
    tests: catalogs,
    patches: [['P08', 'a podcast’s address opens the catalog', 'and f.kind = p_kind', 'and p_kind is not null']],
  },
  {
    file: 'server/stories/catalog/write-catalog.ts',
    tests: catalogs,
    patches: [
      ['P24', 'a title becomes markup of the catalog', '<title>${escapeXml(title)}</title>', '<title>${title}</title>'],
    ],
  },
  {
    file: 'server/generation/touch-ups/judge-retelling.ts',
    tests: retellings,
    patches: [
      [
        'P29',
        'a passage that the reader finds unfit is offered',
        "(await readAlone(ctx, userId, question)) !== 'fit'",
        'false',
      ],
      [
        'P31',
        'an address in a passage reaches the writer',
        'if (holdsContact(order[field])) throw refused(field);',
        '',
      ],
    ],
  },
  {
    file: 'server/generation/touch-ups/touch-up.ts',
    tests: retellings,
    patches: [
      ['P11', 'a passage that was not offered counts', 'const counts = made !== null;', 'const counts = true;'],
    ],
  },
  {
    file: 'db/functions/generation.sql',
    tests: retellings,
    patches: [['P11', 'any number of passages is told anew', 'used >= p_limit', 'used < 0']],
  },
];
