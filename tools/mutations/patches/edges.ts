import type { PatchGroup } from '../patch.ts';

const payments = ['server/billing/spoilt-answers.test.ts'];
const issuers = ['server/identity/sign-in/issuers.test.ts'];

/** What attackers and the outside world may try. */
export const edges: PatchGroup[] = [
  {
    file: 'server/providers/stripe/wire.ts',
    tests: payments,
    patches: [
      ['P15', 'any word is a status', 'if (!statuses.has(given)) throw', 'if (given === undefined) throw'],
      ['P15', 'a refund is believed as it is told', 'const refunded = amount(given);', 'const refunded = given;'],
      [
        'P15',
        'a payment that is listed twice is given back twice',
        '[...new Set(payments)].reduce(',
        'payments.reduce(',
      ],
    ],
  },
  {
    file: 'server/providers/stripe/client.ts',
    tests: payments,
    patches: [
      ['P15', 'an empty list ends what was paid for', 'if (unlisted && !customer.deleted) throw', 'if (false) throw'],
    ],
  },
  {
    file: 'server/providers/oidc/client.ts',
    tests: issuers,
    patches: [
      ['P03', 'a subject may be anything', ' || !isPlain(claims.sub, longestSubject)', ''],
      [
        'P03',
        'an address may be anything',
        '!isPlain(account.email, longestEmail)',
        "typeof account.email !== 'string'",
      ],
      [
        'P03',
        'a chooser without an address is a failure of ours',
        'return { url: addressOf(configuration, parameters), checks };',
        'return { url: oidc.buildAuthorizationUrl(configuration, parameters).href, checks };',
      ],
    ],
  },
  {
    file: 'server/providers/deepseek/client.ts',
    tests: ['server/generation/dialects.test.ts'],
    patches: [
      ['P39', 'a server that forgot one question is waited for', 'if (performance.now() - askedAt > pause) ask();', ''],
      ['P39', 'what nobody needs any more is still asked', '      enough.abort();\n', ''],
    ],
  },
  {
    file: 'server/generation/running/run-story.ts',
    tests: ['server/generation/money.test.ts'],
    patches: [['COST-04', 'what was on its way is on nobody’s bill', '  await Promise.all(bill.counting);\n', '']],
  },
  {
    file: 'server/generation/text/text-provider.ts',
    tests: ['server/generation/money.test.ts'],
    patches: [
      [
        'COST-04',
        'an answer that nobody wants any more costs nothing more',
        '      onLate: meter.piece,\n      lastWords: story.lastWords(ctx.lastWordsMilliseconds),\n',
        '',
      ],
    ],
  },
  {
    file: 'server/generation/text/writer-queue.ts',
    tests: ['server/generation/money.test.ts'],
    patches: [
      [
        'COST-04',
        'a stopped story is billed before its bill is known',
        "        signal.removeEventListener('abort', leave);\n",
        '',
      ],
    ],
  },
  {
    file: 'server/identity/sign-in/passkeys.ts',
    tests: ['server/identity/sign-in/passkeys.test.ts'],
    patches: [
      ['P02', 'what a passkey said opens again', ' || (known.lastUsedAt && known.lastUsedAt.getTime() >= at)', ''],
      [
        'P02',
        'a server whose clock is behind spends nothing',
        'Math.max(ctx.now().getTime(), at)',
        'ctx.now().getTime()',
      ],
      ['P11', 'passkeys made at once are not counted', '    await waitForTurn(tx, `passkeys:${userId}`);\n', ''],
    ],
  },
  {
    file: 'server/identity/sign-in/sign-in-link.ts',
    tests: ['server/identity/sign-in/sign-in-link.test.ts'],
    patches: [
      ['P11', 'whoever asks at once has a mail for each', '    await waitForTurn(tx, `link:${email}`);\n', ''],
      ['P11', 'a stranger keeps the owner of an address out', 'fromHere >= mostLinks.ofNetwork || ', ''],
    ],
  },
  {
    file: 'domain/stories/safety/words/harmless.ts',
    tests: ['domain/stories/safety/judge-story.test.ts'],
    patches: [['P29', 'whoever stirs a soup in Spanish holds a weapon', '  a revolver (la|', '  a revolverr (la|']],
  },
  {
    file: 'server/providers/token-count.ts',
    tests: ['server/generation/token-counts.test.ts'],
    patches: [['P18', 'any count of tokens is paid for', 'z.int().min(0).max(most)', 'z.number()']],
  },
  {
    file: 'server/operations/logs/recorder.ts',
    tests: ['server/operations/logs/recording.test.ts'],
    patches: [['EVENT-17', 'one odd record costs those beside it', 'rows.length > 1 &&', 'rows.length > 99 &&']],
  },
  {
    file: 'web/platform/api.ts',
    tests: ['web/platform/api.test.ts'],
    patches: [
      [
        'LIMIT-17',
        'bad wifi is waited for without end',
        'AbortSignal.timeout(within)',
        'AbortSignal.timeout(within * 1000)',
      ],
      [
        'LIMIT-17',
        'whoever leaves is told that there is no network',
        '    options.signal?.throwIfAborted();\n    throw late.aborted',
        '    throw late.aborted || options.signal?.aborted',
      ],
      ['P39', 'any answer is the awaited one', 'like !== undefined && !isLike(like, answer)', 'false'],
      ['P39', 'a list is good whatever is in it', 'pattern.length === 0 || value.every', 'true || value.every'],
      ['P39', 'a day that no calendar knows is one', '&& !Number.isNaN(Date.parse(value))', ''],
    ],
  },
  {
    file: 'web/shell/broken-page.tsx',
    tests: ['journeys/spoilt-answers.spec.ts'],
    patches: [['P39', 'a page that breaks early stays blank', '  if (root.dataset.broken) look();\n', '']],
  },
  {
    file: 'domain/stories/safety/judge-story.ts',
    tests: ['domain/stories/safety/linear.test.ts'],
    patches: [['P29', 'a whole text is judged at one go', 'const stepLetters = 1000;', 'const stepLetters = 60_000;']],
  },
  {
    file: 'domain/stories/safety/contact.ts',
    tests: ['domain/stories/safety/linear.test.ts'],
    patches: [
      [
        'P29',
        'trimming takes the square of what is trimmed',
        'const text = withoutSigns(chunk);',
        "const text = chunk.replace(/^[^\\p{L}\\p{N}+(@]+|[^\\p{L}\\p{N}/]+$/gu, '');",
      ],
    ],
  },
  {
    file: 'domain/stories/safety/text-language.ts',
    tests: ['domain/stories/safety/judge-story.test.ts'],
    patches: [
      [
        'P29',
        'a text in another language is told',
        'return Object.entries(frequent).every(([language, list]) => language === asked || shareOf(list) <= own);',
        'return true;',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/share-story.ts',
    tests: ['server/stories/share.test.ts'],
    patches: [
      ['STORY-12', 'what was written by hand stands under our name', "if (origin === 'written' ||", 'if (false ||'],
      ['P08', 'a suspended account shares', '  await requireActive(ctx, member);\n', ''],
      ['STORY-12', 'a link comes back as another', '{ token: revoked.token,', "{ token: 'x'.repeat(22),"],
      ['STORY-12', 'the link of one story opens another', 'link?.storyId !== storyId', '!link'],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/stories/share.test.ts'],
    patches: [
      [
        'STORY-12',
        'links of a suspended account stay open',
        'and not is_suspended(s.user_id) and is_told(s.id)',
        'and is_told(s.id)',
      ],
      [
        'STORY-12',
        'a story that an operator closed stays open',
        'where link.token = p_token and s.closed_at is null and',
        'where link.token = p_token and',
      ],
      [
        'P08',
        'pictures of a suspended account stay open',
        's.closed_at is null and not is_suspended(p_user_id)',
        's.closed_at is null',
      ],
    ],
  },
  {
    file: 'server/identity/same-email.ts',
    tests: ['server/operations/access.test.ts'],
    patches: [['P07', 'a letter of another language becomes an i', ': email} collate "C")`;', ': email})`;']],
  },
  {
    file: 'domain/generation/counts-when-stopped.ts',
    tests: ['server/generation/spending.test.ts'],
    patches: [
      [
        'GEN-15',
        'whoever stops at the last word reads for free',
        'words > wordTarget(ageGroup, length).min / 2',
        'false',
      ],
    ],
  },
  {
    file: 'db/functions/generation.sql',
    tests: ['server/generation/spending.test.ts'],
    patches: [
      [
        'P11',
        'many starts at once get past the daily cap',
        'return taken + p_reserved_usd <= p_cap_usd;',
        'return p_reserved_usd <= p_cap_usd;',
      ],
    ],
  },
  {
    file: 'server/identity/sign-in/spent-allowances.ts',
    tests: ['server/identity/sign-in/spent-allowances.test.ts'],
    patches: [['LIMIT-01', 'whoever leaves and comes back has all again', 'if (text == null) return;', 'return;']],
  },
  {
    file: 'server/identity/sign-in/finish-sign-in.ts',
    tests: ['server/identity/callers/daily-limits.test.ts'],
    patches: [
      [
        'P11',
        'a browser makes as many accounts as it likes',
        "  if (found.isNew) await countMade(ctx, tx, 'signUps', sources);\n",
        '',
      ],
    ],
  },
  {
    file: 'server/identity/sign-in/finish-sign-in.ts',
    tests: ['server/identity/sign-in/auth.test.ts'],
    patches: [['P02', 'a code is anybody’s', ' || !timingSafeEqual(asked, made)', '']],
  },
  {
    file: 'server/operations/logs/log-calls.ts',
    tests: ['server/identity/sign-in/issuers.test.ts'],
    patches: [
      [
        'EVENT-11',
        'a failed sign-in leaves no trace',
        'c.res.status === 302 ? failure',
        'c.res.status === 0 ? failure',
      ],
    ],
  },
  {
    file: 'server/identity/sign-in/auth-routes.ts',
    tests: ['server/identity/sign-in/auth.test.ts'],
    patches: [['P02', 'any page is given the tokens', 'return page === callbackPage ? own :', 'return page ? own :']],
  },
  {
    file: 'server/identity/sign-in/refresh-session.ts',
    tests: ['server/identity/sign-in/auth.test.ts'],
    patches: [
      [
        'P05',
        'the parent of a token is good for ever',
        ' || ctx.now().getTime() - replacedAt.getTime() > reuseMilliseconds',
        '',
      ],
      ['P05', 'a grandparent is good', '!known || known.replaced ||', '!known ||'],
    ],
  },
  {
    file: 'server/platform/pictures/jobs.ts',
    tests: ['server/platform/pictures.test.ts'],
    patches: [
      ['P25', 'depth costs nothing', ' || unpacked > unpackedLimit', ''],
      ['P25', 'a film is a picture', ' || pages > 1', ''],
      ['P25', 'pixels are not bounded', 'limitInputPixels: pixelLimit', 'limitInputPixels: false'],
    ],
  },
  {
    file: 'server/platform/pictures/worker.ts',
    tests: ['server/platform/pictures.test.ts'],
    patches: [['P25', 'a picture takes all memory', 'process.memoryUsage.rss() > memoryLimit', 'false']],
  },
  {
    file: 'server/stories/save-story.ts',
    tests: ['server/stories/pixels.test.ts'],
    patches: [['P25', 'an account unpacks without end', '  await countPixels(ctx, member, input.images);\n', '']],
  },
  {
    file: 'server/run.ts',
    tests: ['server/run.test.ts'],
    patches: [
      [
        'P26',
        'silent connections are held',
        ', () => socket.destroy());\n  setTimeout(() => socket.destroy(), lastWordMilliseconds).unref();',
        ');',
      ],
      ['P26', 'a request may name two hosts', '.length > 1) {', '.length > 2) {'],
      ['P26', 'a connection that was opened ahead is answered', ' || socket.bytesRead === 0', ''],
    ],
  },
  {
    file: 'db/logins.ts',
    tests: ['db/logins.test.ts'],
    patches: [['P09', 'a login that may do more is worked by', 'if (powers.length === 0) continue;', 'continue;']],
  },
  {
    file: 'server/stories/pictures/images.ts',
    tests: ['server/stories/storage.test.ts'],
    patches: [['SAVE-17', 'an account fills the store', ' || taken + picture.data.length <= limit', ' || true']],
  },
  {
    file: 'server/platform/objects/objects-folder.ts',
    tests: ['server/platform/objects/objects.test.ts'],
    patches: [['P25', 'everybody on the machine sees pictures', 'bytes, { mode: 0o600 }', 'bytes, { mode: 0o644 }']],
  },
  {
    file: 'db/connect.ts',
    tests: ['db/connect.test.ts'],
    patches: [
      [
        'P34',
        'a database lost as transactions begin keeps their connections',
        'await own.transaction(work, config)',
        "await drizzle(pool, { casing: 'snake_case' }).transaction(work, config)",
      ],
    ],
  },
  {
    file: 'server/platform/objects/objects-s3.ts',
    tests: ['server/stories/pictures-s3.test.ts'],
    patches: [
      [
        'P34',
        'a bucket that takes nothing is ready',
        'if (Date.now() - wroteAt < writtenOftenEnough) return;',
        'return;',
      ],
    ],
  },
  {
    file: 'server/platform/objects/object-removals.ts',
    tests: ['server/stories/pictures-s3.test.ts'],
    patches: [
      [
        'P33',
        'what could not be removed is forgotten',
        '    } catch (err) {\n',
        '    } catch (err) {\n      await store.asService((tx) => tx.delete(objectRemovals).where(eq(objectRemovals.prefix, prefix)));\n',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/read-chunk.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      ['P28', 'a picture in its middle hides a word', '\\p{Extended_Pictographic}', ''],
      ['P28', 'nobody hears Cyrillic letters', '...(sound ? [sound] : []), ', ''],
      ['P28', 'f|u|c|k is read as fiuicik', 'forms.add(without);', ';'],
    ],
  },
  {
    file: 'domain/stories/safety/policy.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      [
        'P28',
        'a space in its middle hides a word',
        'return { ...policy, pieces, beginningsOfPieces: beginningsOf(pieces.keys()) };',
        'return policy;',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/pieces.ts',
    tests: ['domain/stories/safety/safety.test.ts'],
    patches: [
      [
        'P28',
        'two ordinary words side by side are a forbidden one',
        "return ordinary.has(pieces.join(' '));",
        'return false;',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/own-words.ts',
    tests: ['domain/stories/safety/judge-story.test.ts'],
    patches: [
      [
        'P29',
        'a story is cut for what it was to be about',
        'return own.length > 0 ? withHarmless(policy, own) : policy;',
        'return policy;',
      ],
      [
        'P29',
        'whoever wishes for it makes a model give itself away',
        "found === undefined || found === 'leak' ||",
        'found === undefined ||',
      ],
    ],
  },
  {
    file: 'domain/stories/safety/check-options.ts',
    tests: ['domain/stories/safety/check-options.test.ts'],
    patches: [
      [
        'P28',
        'a child is refused for its name',
        'wrongInText(policy, withoutGivenNames(text, characters))',
        'wrongInText(policy, text)',
      ],
      ['P28', 'looks between the letters hide a word', ", characters.map((each) => each.split(', ')[0]).join(' ')", ''],
      ['P28', 'nobody hears which of the characters was refused', 'item < characters.length ? { item } : {}', '{}'],
    ],
  },
  {
    file: 'domain/stories/text/renamed.ts',
    tests: ['domain/stories/text/renamed.test.ts'],
    patches: [['STORY-09', 'a new name typed small loses its capitals', '!isSmall(name) || ', 'isSmall(name) || ']],
  },
  {
    file: 'server/stories/edit-story.ts',
    tests: ['server/stories/edit.test.ts'],
    patches: [
      ['DATA-06', 'a caption keeps a name that the whole text lost', 'caption: follow(caption)', 'caption'],
      ['DATA-06', 'the next chapter has the old name back', 'story.characters.map(follow)', 'story.characters'],
      [
        'DATA-06',
        'a name that nobody judged comes into the captions',
        'names.filter(({ to }) => renamed(story.content, to, to).count > 0)',
        'names',
      ],
      [
        'DATA-06',
        'the second of two devices writes over the first',
        'row.updatedAt.getTime() !== Date.parse(changedAt) || sharedMeanwhile',
        'sharedMeanwhile',
      ],
      [
        'P28',
        'strangers see a title that nobody judged',
        'if (judged) await judgeWords',
        'if (!judged) await judgeWords',
      ],
      ['DATA-06', 'how a story read before is lost', 'if (isNew) await keepVersion', 'if (!isNew) await keepVersion'],
      [
        'STORY-12',
        'words changed by hand reach strangers where nobody reads',
        'if (news.content && !ctx.reader)',
        'if (news.title && !ctx.reader)',
      ],
    ],
  },
  {
    file: 'server/stories/sharing/share-story.ts',
    tests: ['server/stories/edit.test.ts'],
    patches: [
      [
        'STORY-12',
        'a text changed by hand is shared where nobody reads',
        "origin === 'written' || (origin === 'changed' && !ctx.reader)",
        "origin === 'written'",
      ],
    ],
  },
  {
    file: 'server/stories/sharing/share-story.ts',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      [
        'STORY-12',
        'a link shows nobody the words that the reader found fit',
        "if (origin === 'changed') await noteReadText",
        "if (origin === 'written') await noteReadText",
      ],
    ],
  },
  {
    file: 'db/functions/stories.sql',
    tests: ['server/generation/reader/reader.test.ts'],
    patches: [
      [
        'STORY-12',
        'words that nobody read are shown to strangers once others were read',
        'or s.read_text = text_fingerprint(s.content)',
        'or s.read_text is not null',
      ],
    ],
  },
  {
    file: 'web/stories/editing/edit-story.tsx',
    tests: ['journeys/library-edit.spec.ts'],
    patches: [
      [
        'DATA-06',
        'who takes the words of the other device loses their own',
        'if (!changedText && fields.title === now.title) return use(now);',
        'if (changedText || fields.title === now.title) return use(now);',
      ],
    ],
  },
  {
    file: 'server/stories/store.ts',
    tests: ['server/stories/edit.test.ts'],
    patches: [
      ['DATA-06', 'a story is found by its old title only', 'updatedAt, ...searchColumns(story) })', 'updatedAt })'],
    ],
  },
  {
    file: 'web/stories/reading/voices.ts',
    tests: ['bench/doors.test.ts'],
    patches: [['P39', 'a voice of no language breaks the page', "typeof voice?.lang === 'string' && ", '']],
  },
  {
    file: 'web/stories/listening/device-speaker.ts',
    tests: ['bench/doors.test.ts'],
    patches: [
      [
        'P39',
        'a word may lie outside its sentence',
        'Number.isInteger(place) && Number(place) >= 0 && Number(place) <= text.length',
        'true',
      ],
      [
        'P39',
        'the end of one sentence that comes late skips the next',
        'if (this.utterance !== utterance) return;',
        '',
      ],
    ],
  },
  {
    file: 'server/identity/callers/require-ending.ts',
    tests: ['server/identity/sign-in/sign-out.test.ts'],
    patches: [
      [
        'SESSION-04',
        'a sign-out that is told again is a failure',
        'return isLive ? (claims as Member & typeof claims) : undefined;',
        "if (!isLive) throw new DomainError('SESSION_EXPIRED', 'It is over.');\n  return claims as Member & typeof claims;",
      ],
      [
        'P05',
        'a session that is over ends those that came since',
        'return isLive ? (claims as Member & typeof claims) : undefined;',
        'return claims as Member & typeof claims;',
      ],
    ],
  },
];
