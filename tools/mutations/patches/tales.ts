import type { PatchGroup } from '../patch.ts';

/** How tales are chosen, cast, told and drawn. */
export const tales: PatchGroup[] = [
  {
    file: 'storyteller/tale/fill.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts', 'storyteller/tale/grammar.test.ts'],
    patches: [
      [
        'GEN-18',
        'a long story of a parent’s is said whole again and again',
        "const again = said.has('story') &&",
        'const again = false &&',
      ],
      ['GEN-18', 'nobody hears what the one was who died', 'if (!gone || owns', 'if (true || owns'],
    ],
  },
  {
    file: 'storyteller/tale/choose-tales.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'tales of jumping are told of a wheelchair', 'onWheels ? afoot(tale)', 'false ? afoot(tale)']],
  },
  {
    file: 'storyteller/tale/choose-tales.ts',
    tests: ['storyteller/wishes/day.test.ts'],
    patches: [
      ['GEN-18', 'a good day is no story', 'wish.isDay ? 7.5 : -2', '-2'],
      ['GEN-18', 'a love is no story', 'wish.isLove ? (idea', 'false ? (idea'],
    ],
  },
  {
    file: 'storyteller/tale/choose-tales.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [
      ['GEN-18', 'a stutter before a new coach is a goodbye', "!(worry === 'stutter' &&", '!(false &&'],
      ['GEN-18', 'a lonely boy is told of as a giant is', '(!invented || star !== null) &&', ''],
      [
        'GEN-18',
        'a homesick child is told of a merry sleepover',
        "!(worry === 'sleepover' && glad && isSad",
        '!(false && isSad',
      ],
    ],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/wishes/shapes/shapes.test.ts'],
    patches: [
      ['GEN-18', 'somebody who died plays a part', '      death.test(', '      /x^/.test('],
      ['GEN-18', 'the boys are spoken of as “they”', "he === she ? pronoun : he ? 'he' : 'she'", 'pronoun'],
    ],
  },
  {
    file: 'storyteller/places/places.ts',
    tests: ['storyteller/places/places.test.ts'],
    patches: [
      ['GEN-18', 'a time of the day becomes part of the place', "place.replace(hour, '').replace(hour, '');", 'place;'],
      ['GEN-18', 'a cot is played as a place', 'if (moment) return moment[1];', ''],
      ['GEN-18', 'an elevator is a hotel and no more', 'return [...own, ...known];', 'return known;'],
      [
        'GEN-18',
        'whoever is on the phone plays that the sofa is one',
        "wordsOf(language).home.test(text) ? 'house' : ",
        '',
      ],
      ['GEN-18', 'they play in Diwali', ".replace(feast, '')", ''],
      ['GEN-18', 'a town without a known name is played on the sofa', ' || isProper.test(name)', ''],
      ['GEN-18', 'a volcano is built behind the sofa', 'kindOnTheMap(name) ?? ', ''],
      ['GEN-18', 'arequipa stays small', 'withNamesOnTheMap(asked, language)', 'asked'],
    ],
  },
  {
    file: 'storyteller/people/looks.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'two children are taken for one', 'look ? split(who) : []', '[]'],
      ['GEN-18', 'a look becomes a name', 'return look && isOne && !parts.some(isPerson)', 'return false'],
      [
        'GEN-18',
        'what is said of somebody is a name',
        "isName(person.name) && isName(person.kind ?? '') &&",
        'true ||',
      ],
      ['GEN-18', 'a child is black like the hen', 'people.find(isNamed) ??', ''],
    ],
  },
  {
    file: 'storyteller/tale/fill.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'a twin is a guest in the own room', 'return cast.friend.wish === null &&', 'return']],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'Dani who says she is silly is a boy', ' || (isGuessed && !chosen.relation && !chosen.grown)', ''],
      ['GEN-18', 'the dog that ran away plays along', "(wishes.about === 'pet-ill' &&", '(false &&'],
      ['GEN-18', 'a grandfather who bakes is at work', '  if (isOfFamily(person, language)) return false;\n', ''],
      [
        'GEN-18',
        'a guitar has hands and feet',
        'hasChild && !wishes.star ? people.filter((person) => isObject(person, wishes)) : []',
        '[]',
      ],
      ['GEN-18', 'Mum moves in', ' || (wishes.relative === true && !isParent(spoken))', ''],
      ['GEN-18', 'the grandmother is the doctor', '      !wishes.stranger &&\n', ''],
      [
        'GEN-18',
        'nobody knows who the friend is',
        'asFriend(lentFriend(dwellers.small, wishes), wishes.language)',
        'lentFriend(dwellers.small, wishes)',
      ],
    ],
  },
  {
    file: 'storyteller/people/spanish.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'a firefly with a name is a name', '(known(lower(what)) ||', '('],
      ['GEN-18', 'who wears a cape is a cape', ' && !worn.test(look);', ';'],
      [
        'GEN-18',
        'a little sister is no child',
        'if (childRole.test(what)) return { ...person()',
        'if (false) return { ...person()',
      ],
      ['GEN-18', 'the hamster is the daughter’s father', ' && !isOwnChild ?', ' ?'],
      ['GEN-18', 'what stands in brackets is lost', 'known(what) ? `${what} ${name}`', 'what ? name'],
      ['GEN-18', 'Ximena is a male astronaut', '(ofName ?? genderOf(look, look))', 'genderOf(look, look)'],
      ['GEN-18', 'a small ghost is a she', " || masculineDespite.test(first.replace(/it(?=a$)/u, ''))", ''],
    ],
  },
  {
    file: 'storyteller/people/english.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'a grandfather’s guitar is a grandfather', ".replace(owners, '')", ''],
      ['GEN-18', 'a monster is called by its bed', 'from|under|underneath|behind', 'from|underneath|behind'],
      ['GEN-18', 'a team is one girl', '|family|team|class|', '|family|class|'],
      ['GEN-18', 'a twin is a kind of being', '`${whose} ${what} ${name}` :', '`${name} the ${what}` :'],
      ['GEN-18', 'a bus driver is a bus', '!atWork.test(kind);', 'true;'],
      ['GEN-18', 'a surname is said each time', 'given !== surname &&', 'given === surname &&'],
    ],
  },
  {
    file: 'storyteller/tale/choose-tales.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'a dragon is told of another dragon, as if there were none',
        '(meetsOwnKind(tale, asked.cast, isAskedFor(tale, asked.wish)) ? 8 : 0)',
        '0',
      ],
      ['GEN-18', 'dragons get no tale of a knight and a dragon', 'asked !== null && !isIdea(about)', 'asked !== null'],
      ['GEN-18', 'a submarine who wants to fly is held fast', " || star?.plays === 'hero'", ''],
      ['GEN-18', 'a family that mourns is told whatever else it says', "(worry !== 'loss' || lost !== null) &&", ''],
      [
        'GEN-18',
        'who asks again about a lost dog hears of a snail',
        '.values()) >= 6 ? 3 : 0',
        '.values()) >= 6 ? 0 : 0',
      ],
      ['GEN-18', 'a sister goes home to another house', '(tale.apart && asked.together ? 2 : 0)', '0'],
      ['GEN-18', 'a tale is told where it is not at home', '(isAnyMeant ? atHome(tale, asked) : 0) -', '0 -'],
      [
        'GEN-18',
        'of two tales of an idea one is told that is not at home in the place',
        'asked.wish.idea && isAtHome(tale, asked) ? 0.05 : 0) +',
        'asked.wish.idea && isAtHome(tale, asked) ? 0 : 0) +',
      ],
      [
        'GEN-18',
        'hearing aids that are off at night are new ones',
        '!(worry !== null && besides[worry]',
        "!(worry === null && besides[worry ?? 'dark']",
      ],
      ['GEN-18', 'a death is told of unasked', 'if (isGrave(tale.about) && worry !== tale.about) return -2;', ''],
      ['GEN-18', 'who moved mourns a cat that hides', '  !(isGrave(about) && worry !== about) &&\n', ''],
      ['GEN-18', 'hair is washed under the sea', 'return own.length === 0 ||', 'return true ||'],
      ['GEN-18', 'a truck ties knots', 'clumsy.includes(limbs) ? (', 'false ? ('],
      ['GEN-18', 'whoever is made up is told no tale that is asked for', '(anybody || !star) &&', '!star &&'],
      ['GEN-18', 'a worry without a floor is not answered', '(!isHeld && own.includes(tale) &&', '(false &&'],
      [
        'GEN-18',
        'two in one tale have the same name',
        'namesIn(tale).has(name)) ? 2 : 0',
        'namesIn(tale).has(name)) ? 0 : 0',
      ],
      [
        'GEN-18',
        'a tale that is told for want of another breaks off after its first chapter',
        'canHold(first, asked) ? asked : forWantOfAnother(asked)',
        'asked',
      ],
    ],
  },
  {
    file: 'storyteller/tale/dwellers.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'a parrot meets a parrot', '4 * Number(', '0 * Number('],
      ['GEN-18', 'a beetle shares a child’s bed', '2 * Number(tiny', '0 * Number(tiny'],
      ['GEN-18', 'both children are called so', 'other: asSecond(other, language)', 'other'],
    ],
  },
  {
    file: 'storyteller/tale/dwellers.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'the owl of the place cannot see at night', 'unlike.some((kind)', '[].some((kind)']],
  },
  {
    file: 'storyteller/people/not-there.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'the moon lies in bed and looks at the moon', 'if (isOfSky({ kind }, language))', 'if (false)'],
    ],
  },
  {
    file: 'storyteller/people/capitals.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [['GEN-18', 'the hiccups of a dragon are called Hipo', "has.test(parts[index - 1] ?? '')", 'false']],
  },
  {
    file: 'storyteller/evening/casting.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [['GEN-18', 'the digger of a tale meets itself', "limbs(one) !== 'wheel' ||", 'true ||']],
  },
  {
    file: 'storyteller/evening/choose-chapters.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [['GEN-18', 'beside a train nobody is told of trains', '.filter(isMet)', '']],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [
      [
        'GEN-18',
        'a small ghost is another one than the ghost',
        '`${sortOf(kind)} `.startsWith(`${sortOf(star.kind)} `)',
        'kind === star.kind',
      ],
    ],
  },
  {
    file: 'storyteller/evening/choose-chapters.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'two of an evening are called Nicanor', '![...namesIn(one)].some(', '![].some(']],
  },
  {
    file: 'storyteller/evening/short-names.ts',
    tests: ['storyteller/evening/short-names.test.ts'],
    patches: [
      ['GEN-18', 'two grandmothers are both called Grandma', 'short === whole || isTaken', 'short === whole'],
      ['GEN-18', 'Grandma Rosa Maria is called so in every line', 'if (since < page) return short;', ''],
    ],
  },
  {
    file: 'storyteller/evening/titles.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'three tales are called after one', '.more[others - 1]?', '.more[2]?']],
  },
  {
    file: 'storyteller/frames/frames.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'an owl sleeps by night, as if it were nothing', 'who.test(kind', '/x^/.test(kind']],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'the lost blanket throws the ball', 'if (there.some(', 'if (false && there.some('],
      ['GEN-18', 'the bear in the wash comes along', 'wished.length > 1 ? wished.find(', 'false ? wished.find('],
      ['GEN-18', 'the bin men play and go to bed', '(person.several || (person.grown', '(false && (person.grown'],
      ['GEN-18', 'a parent walks along between two homes', "(about === 'two-homes' &&\n", '(false &&\n'],
      ['GEN-18', 'who is at home is the one far away', 'isElsewhere ? undefined', 'false ? undefined'],
      ['GEN-18', 'a baby talks and plays', 'hasChild && isNew(person)', 'isJustBorn(person, wishes)'],
      ['GEN-18', 'a sister of two weeks plays ball', 'hasChild && isNew(person)', 'isInfant(person)'],
      ['GEN-18', 'a coach says good night', '    isOutsider(person, wishes) &&\n', '    false &&\n'],
      ['GEN-18', 'the park keeper puts a child to bed', '(place.everyday && hero.kind === null) ||', ''],
    ],
  },
  {
    file: 'storyteller/tale/family.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'of two homes the elder is a parent',
        "!((about === 'two-homes' || relative) && isParent(kin))",
        'true',
      ],
      ['GEN-18', 'nobody is at home in Gogo’s garden', "s(?= \\p{L})/gu, '$1')", "s(?= \\p{L})/gu, '$&')"],
      ['GEN-18', 'an aunt is out, and the parents are nowhere', '(away && !(spokenOf', '(false && !(spokenOf'],
      ['GEN-18', 'a grandfather becomes two', ' || sameKin(other, name)', ''],
    ],
  },
  {
    file: 'storyteller/illustrator/characters/body.ts',
    tests: ['storyteller/illustrator/cast.test.ts'],
    patches: [
      ['STORY-08', 'nobody is drawn in a wheelchair', 'build.onWheels && !act.lifted', 'false'],
      ['STORY-08', 'a wheelchair is in bed', 'build.onWheels && !act.lifted', 'build.onWheels'],
    ],
  },
  {
    file: 'storyteller/evening/setting-of.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'what happened to two is told of one',
        'cast.friend.wish === null ? wish.slots : toldOfBoth(wish.slots)',
        'wish.slots',
      ],
      [
        'GEN-18',
        'old friends come as strangers',
        'castOfChapter(cast, partOf(evening, index), language)',
        'castOfChapter(cast, index, language)',
      ],
    ],
  },
  {
    file: 'storyteller/places/place.ts',
    tests: ['storyteller/places/places.test.ts'],
    patches: [
      [
        'GEN-18',
        'a place says the same every evening',
        'random.pick(spared.length > 0 ? spared : all)',
        "place.facts[name]?.[0] ?? ''",
      ],
      ['GEN-18', 'a billabong is out', '(?:out )?(?:in|near', '(?:in|near'],
      ['GEN-18', 'the grandfather’s farm is his in every sentence', ".replace(whose, '')", ''],
      ['GEN-18', 'plum tarts are plum tarts in every sentence', "isSaidAgain('treat') ? bare(fact) : fact", 'fact'],
    ],
  },
  {
    file: 'storyteller/illustrator/draw-scene.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [
      ['STORY-08', 'who looks has closed eyes', "? 'calm' : awake(scene)", "? 'calm' : scene.mood"],
      [
        'STORY-10',
        'the second thing that a sentence names is not drawn',
        'second ? withThing(acting, second, doing, scene.alt) : acting',
        'acting',
      ],
    ],
  },
  {
    file: 'storyteller/illustrator/staging/group.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [
      ['STORY-10', 'the frame cuts a hand off', ', ...hands.flatMap((x) => [x - 14, x + 14])', ''],
      ['STORY-08', 'the frame cuts a tail off', 'figure.tail ?? 0, ', ''],
    ],
  },
  {
    file: 'storyteller/illustrator/props/thing-words.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [['STORY-10', 'a stone lies beside an elephant called Pebble', ".replace(names, ' ')", '']],
  },
  {
    file: 'storyteller/illustrator/draw-cover.ts',
    tests: ['storyteller/illustrator/draw-cover.test.ts'],
    patches: [
      [
        'CREATE-15',
        'a brother on the cover is of another family',
        '(isSibling(name) || isOfFamily(name))',
        'isOfFamily(name)',
      ],
      ['SEC-08', 'a cover does not hold its thing', '    alt: about,\n', ''],
      ['SEC-08', 'the sun shines on a story before sleep', "['dusk', 'night'] as const", "['dusk', 'day'] as const"],
    ],
  },
  {
    file: 'storyteller/tale/tell.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['STORY-10', 'who is found asleep is drawn awake', 'isAsleep(person, alt) &&', 'false &&']],
  },
  {
    file: 'storyteller/illustrator/beasts/birds.ts',
    tests: ['storyteller/illustrator/cast.test.ts'],
    patches: [
      [
        'CREATE-15',
        'a hen is a chick',
        "hen: { coat: '#f3ead9', belly: '#fffaf0', beak: '#e2a03f', crest: '#c8553d' }",
        "hen: { coat: '#f2cf6f', belly: '#f9e3a4', beak: '#e08a45', crest: '#e8bd55' }",
      ],
    ],
  },
  {
    file: 'sandbox/reader/frames.ts',
    tests: ['sandbox/reader/judge.test.ts'],
    patches: [
      ['P29', 'a story in a fridge ends there', "'lid|dump|", "'\\\\p{L}+|dump|"],
      [
        'P29',
        'an uncle may hear of no secret',
        "'secret (?:game|room|club|place)|",
        "'secret~|secret (?:game|room|club|place)|",
      ],
      [
        'P29',
        'only a person is killed with a weapon',
        "frame('violence', [killing, weapons],",
        "frame('violence', [killing, weapons, 'nin[oa]s?'],",
      ],
    ],
  },
  {
    file: 'storyteller/illustrator/props/tint.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [['STORY-10', 'a thing has the farther one of two colours', '.reverse()', '']],
  },
  {
    file: 'sandbox/gemini/read-scene.ts',
    tests: ['sandbox/gemini/read-scene.test.ts'],
    patches: [
      ['STORY-08', 'who is with a mouse becomes one', '!kindIn(look) && ', ''],
      ['STORY-08', 'a wish for a picture drawn anew is not followed', '.reverse()', ''],
    ],
  },
  {
    file: 'storyteller/tale/tell.ts',
    tests: ['storyteller/tale/tell.test.ts'],
    patches: [
      [
        'STORY-08',
        'a child who was chosen is in no picture',
        '    if (!third) return one;',
        '    if (third !== null) return one;',
      ],
      ['STORY-08', 'who is not there is in the picture', 'fewest(open.filter(told)) ?? ', ''],
      [
        'STORY-08',
        'a bed of wood stands where the words say hammock',
        'return bed ? { bed } : {};',
        'return bed ? {} : {};',
      ],
      ['STORY-08', 'a picture is bright at night', "says(night) ? 'night' : ", ''],
    ],
  },
  {
    file: 'tools/tales/check-caption.ts',
    tests: ['tools/tales/check-tale.test.ts'],
    patches: [
      ['STORY-10', 'a caption may say what nobody draws', 'return isSeen ? undefined', 'return true ? undefined'],
      ['STORY-10', 'a caption may break off', 'cut === undefined ?', 'cut !== null ?'],
      ['STORY-10', 'a caption gives an act to somebody else', 'return isHis ? undefined', 'return true ? undefined'],
    ],
  },
  {
    file: 'tools/tales/check-tale.ts',
    tests: ['tools/tales/check-tale.test.ts'],
    patches: [
      ['GEN-18', 'a case for a place that is none is never told', 'if (!knownPlace(tale, kind))', 'if (false)'],
      [
        'GEN-18',
        'a pronoun of one gender for the thing of another evening is overlooked',
        "if (block.kind === 'paragraph' && ofOneGender.test(block.source))",
        'if (false)',
      ],
    ],
  },
  {
    file: 'storyteller/evening/casting.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'who is known is met anew', 'if (lastChapter)\n', 'if (false)\n'],
      ['GEN-18', 'a new name is forgotten by the next chapter', 'called ? { name: called', 'false ? { name: called'],
      ['GEN-18', 'a knight is squire to the knight', 'if (!isOnlyAsked(tale)) return null;', ''],
      ['GEN-18', 'a wished-for grandmother is nowhere', 'cast.elder.wish !== null && !tales', 'false && !tales'],
      ['GEN-18', 'the mother who left gives out the soup', 'toldOfItself(first, age, message).length === 0', 'true'],
      ['GEN-18', 'what is feared comforts its child', 'return said.worry !== worry;', 'return true;'],
      ['GEN-18', 'a lost toy comforts its child', '...(asked && names', '...(false && names'],
      ['GEN-18', 'a small child lives alone in the park', 'animals: first.animals', 'animals: false'],
      ['GEN-18', 'whom nobody can see gives out the cake', "unlike.includes('unseen') &&", 'false &&'],
    ],
  },
  {
    file: 'storyteller/write.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'what is to be left out takes the wish along', '(isAbout(evening) || !isAbout(first))', 'true'],
      ['GEN-18', 'the last try is told, and not the best', 'if (times < least && (', 'if (times !== least && ('],
      [
        'GEN-18',
        'an aside parts a question from its answer',
        'aside(opening, afterNaming(opening, cast.elder.name), opening.rest, named)',
        'afterNaming(opening, cast.elder.name)',
      ],
      [
        'GEN-18',
        'a kiss takes the words of whoever speaks next',
        'aside(closing, closing.rest + 1, closing.paragraphs.length, named)',
        'closing.rest + 1',
      ],
      ['GEN-18', 'a kiss stays in the pocket', 'besideAtNight(cast.beside, cast.hero, language)', '[]'],
    ],
  },
  {
    file: 'storyteller/frames/frames.ts',
    tests: ['storyteller/frames/next.test.ts'],
    patches: [['GEN-18', 'a chapter begins as the last one did', 'others.length > 0 ? others : all', 'all']],
  },
  {
    file: 'storyteller/evening/asked.ts',
    tests: ['storyteller/frames/next.test.ts'],
    patches: [['GEN-18', 'a chapter stays at home', '(continues && chapterPlace', '(false && chapterPlace']],
  },
  {
    file: 'storyteller/frames/next.ts',
    tests: ['storyteller/frames/next.test.ts'],
    patches: [
      ['GEN-18', 'the idea is somebody else’s', 'const others = lead ?', 'const others = lead === x ?'],
      ['GEN-18', 'a note that nobody can read aloud is told', '!isReadable(said, language) || ', ''],
      ['GEN-18', 'what has a tale of its own is told twice', ' || hasTale(wish, language)', ''],
    ],
  },
  {
    file: 'storyteller/evening/casting.ts',
    tests: ['storyteller/wishes/wishes.test.ts'],
    patches: [['GEN-18', 'a pet that a tale asks for is not there', " && names('asked', age)(first)", '']],
  },
  {
    file: 'storyteller/evening/casting.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [
      ['GEN-18', 'a child is the lonely giant', 'if (tale.invented && star) return', 'if (false && star) return'],
      ['GEN-18', 'a snowman builds the snowman', 'asked && star && isOwn &&', 'false && star && isOwn &&'],
    ],
  },
  {
    file: 'storyteller/wishes/wishes.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [['GEN-18', 'a bear is a cuddly toy', "(worry === 'comfort-toy' && shape.who)", '(false && shape.who)']],
  },
  {
    file: 'storyteller/wishes/shapes/shapes.ts',
    tests: ['bench/evaluation/wishes.test.ts'],
    patches: [
      [
        'GEN-18',
        'the lonely moon is nobody',
        "replaced(whole.replace(lead, ''), reworded, 'iu')",
        "whole.replace(lead, '')",
      ],
    ],
  },
  {
    file: 'storyteller/people/known-names.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'the giraffe has another name in every chapter',
        'if (!preset) return character;',
        'return character;',
      ],
    ],
  },
  {
    file: 'storyteller/frames/frames.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'the moon comes down to the moon', 'return one && !isThere ?', 'return one ?']],
  },
  {
    file: 'storyteller/people/es.yaml',
    tests: ['storyteller/places/places.test.ts'],
    patches: [['GEN-18', 'a camion is no camión', '|cami|', '|']],
  },
  {
    file: 'storyteller/places/naming.ts',
    tests: ['storyteller/places/places.test.ts'],
    patches: [['GEN-18', 'a town without a capital is said', "+ capital(name) : '',", '+ capital(name) : all,']],
  },
  {
    file: 'storyteller/tale/fill.ts',
    tests: ['storyteller/tale/grammar.test.ts'],
    patches: [
      ['GEN-18', 'they may be one or several', 'return at >= 0 && at >= end;', 'return at >= 0;'],
      ['GEN-18', 'Xhevdet opens Xhevdet’s eyes', 'return at >= 0 && at >= end;', 'return false;'],
      ['GEN-18', 'an octopus has a arm', "'$1n '", "'$1 '"],
      ['GEN-18', 'an elephant has a trunk on either side', "'$1foot'", "'$1'"],
      ['GEN-18', 'an elephant has several trunks', ".replace(/(?<!\\p{L})one \\uE003(\\p{L}+)/gu, '$1')", ''],
    ],
  },
  {
    file: 'storyteller/people/unnamed.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'a friend has no name', 'if (!friends.any.test(typed)) return typed;', 'if (typed) return typed;'],
      ['GEN-18', 'a girl’s friend is a boy', "(!isGirl || one.endsWith('she'))", 'true'],
      ['GEN-18', 'a pet is no animal', 'if (said) return said;', ''],
    ],
  },
  {
    file: 'storyteller/places/words.es.yaml',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'the desert is deserted', '(?<!^(?:el|un)) (?:abandonad', ' (?:abandonad']],
  },
  {
    file: 'storyteller/people/en.yaml',
    tests: ['storyteller/write.test.ts'],
    patches: [['GEN-18', 'a grandfather is a playmate', '|grampy|pop[- ]', '|pop[- ]']],
  },
  {
    file: 'storyteller/people/known-names.ts',
    tests: ['storyteller/people/known-names.test.ts'],
    patches: [
      [
        'GEN-18',
        'an owl who came in late is called otherwise tomorrow',
        'one && (!other || times(one) > times(other)) ? one.first',
        'one && other ? one.first',
      ],
      ['GEN-18', 'a word at the beginning of a sentence becomes a name', '(?<=[\\\\p{Ll},] )${name}', '${name}'],
    ],
  },
  {
    file: 'storyteller/evening/setting-of.ts',
    tests: ['storyteller/wishes/facts.test.ts'],
    patches: [
      [
        'GEN-18',
        'what a day left behind is forgotten',
        "dayFacts.of(wish.isDay ? message : '', language)",
        "dayFacts.of('', language)",
      ],
    ],
  },
  {
    file: 'storyteller/book.ts',
    tests: ['storyteller/book.test.ts'],
    patches: [['GEN-18', 'an accent ends a word', ".replaceAll('\\\\w', '\\\\p{L}')", '']],
  },
  {
    file: 'server/generation/text/writer-pace.ts',
    tests: ['server/generation/text/writer-pace.test.ts'],
    patches: [['P39', 'a slow evening is remembered for ever', 'if (waited.length > remembered) waited.shift();', '']],
  },
  {
    file: 'server/identity/callers/daily-limits.ts',
    tests: ['server/identity/callers/daily-limits.test.ts'],
    patches: [
      ['P11', 'scripts of a page read the mark of a browser', 'httpOnly: true', 'httpOnly: false'],
      ['P11', 'what is unlimited is written down all the same', ' || limit === null', ''],
      ['P11', 'a made-up mark for each story is as many browsers', ', account: device }', ', account: null }'],
    ],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/people/hero-first.test.ts'],
    patches: [['GEN-18', 'the cat who died on Tuesday purrs along', 'isMourned(person, wishes)) ||', 'false) ||']],
  },
  {
    file: 'storyteller/tale/tell.ts',
    tests: ['storyteller/people/hero-first.test.ts'],
    patches: [
      ['GEN-18', 'a child is not in its own pictures', 'acting.includes(hero) ? acting : [...acting, hero]', 'acting'],
    ],
  },
  {
    file: 'storyteller/people/hero-first.ts',
    tests: ['storyteller/people/hero-first.test.ts'],
    patches: [
      [
        'GEN-18',
        'a new baby comes to its own story',
        '!(isBorn && (littleSibling.test(characters[entry]',
        '!(false && (littleSibling.test(characters[entry]',
      ],
      ['GEN-18', 'the trouble is told of the wrong child', ': subject?.one)', ': undefined)'],
      ['GEN-18', 'a hen is told of her own boot', ' && !isPets(one, said)', ''],
      ['GEN-18', 'a plot is nobody’s', 'message.replace(deed, ', 'message.replace(/x^/, '],
      ['GEN-18', 'a child runs the sloth’s race', 'if (kind && new RegExp(', 'if (false && new RegExp('],
      ['GEN-18', 'whoever moves away is the hero of it', '!goesOrHurts.test(said) && ', ''],
      ['GEN-18', 'who laughs at somebody is the hero of it', ' && !laughsAt.test(said)', ''],
      [
        'GEN-18',
        'another child’s wish is told of the hero',
        "alone.split(' ').length > 2 ? alone : message",
        'message',
      ],
      ['GEN-18', 'Martina only comes along with the lion', '??\n    firstChild();', ';'],
    ],
  },
  {
    file: 'storyteller/tale/unrepeated.ts',
    tests: ['storyteller/tale/unrepeated.test.ts'],
    patches: [
      ['GEN-18', '“he” could be somebody else', 'mentioned.length === 1 && ', ''],
      [
        'GEN-18',
        'a name is said in every sentence',
        'const said = isAgain ?',
        'const said = !isAgain && first === undefined ?',
      ],
    ],
  },
  {
    file: 'storyteller/evening/spelling.ts',
    tests: ['storyteller/evening/spelling.test.ts'],
    patches: [
      ['GEN-18', 'a mistyped beach is nowhere', 'sounds(language).get(soundOf(word, language)) ?? typed', 'typed'],
      ['GEN-18', 'a name is spelt as a word', ' || isGivenName(word)', ''],
    ],
  },
  {
    file: 'storyteller/people/as-typed.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'a father who is away sits in the room', ' && !isGone.test(typed)', ''],
      ['GEN-18', 'an age is a name', 'swapped(typed, hasty).trim()', 'typed'],
      ['GEN-18', 'a tooth is somebody', '!never.test(typed) && ', ''],
    ],
  },
  {
    file: 'web/generation/creator/creator-form.tsx',
    tests: ['web/generation/pages/create.screen.test.tsx'],
    patches: [['CREATE-20', 'an idea pushes out what the child loves', 'message: besideLoves(message),', 'message,']],
  },
  {
    file: 'web/stories/drafts/sought-drafts.ts',
    tests: ['web/stories/pages/shelf-search.screen.test.tsx'],
    patches: [['LIB-23', 'a draft is found by its title alone', 'content: excerpt', "content: ''"]],
  },
  {
    file: 'web/stories/drafts/draft-shelf.tsx',
    tests: ['web/stories/pages/shelf-search.screen.test.tsx'],
    patches: [
      [
        'LIB-02',
        'a draft without a network cannot be opened',
        "instanceof NetworkError ? 'away' : 'problem'",
        "instanceof NetworkError ? 'problem' : 'problem'",
      ],
    ],
  },
  {
    file: 'storyteller/tale/fill.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts'],
    patches: [
      ['GEN-18', 'a tale of what happened does not say it', 'return !!slots.mine;', 'return false;'],
      ['GEN-18', 'both beginnings are told', 'return !slots.mine;', 'return true;'],
    ],
  },
  {
    file: 'storyteller/tale/choose-tales.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts', 'storyteller/wishes/day.test.ts'],
    patches: [
      ['GEN-18', 'a trouble without a thing is played', 'tale.plays && (!wish.slots.matter ||', 'tale.plays && ('],
      ['GEN-18', 'a dead lamb is played with a button', ' || wordsOf(tale.language).words.death.test(text))', ')'],
      ['GEN-18', 'a day of baking is told by any tale', '(!isDay || glad) &&', '!isDay &&'],
    ],
  },
  {
    file: 'storyteller/evening/setting-of.ts',
    tests: ['storyteller/wishes/told/spoken.test.ts'],
    patches: [
      [
        'GEN-18',
        'a child says the trouble of another',
        'isTelling(wish) ? {} : exampleTold(language)',
        'exampleTold(language)',
      ],
    ],
  },
  {
    file: 'storyteller/people/accents.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [['GEN-18', 'Nina is a girl called Niña', ' && isGivenName(word)', ' && false']],
  },
  {
    file: 'storyteller/people/capitals.ts',
    tests: ['storyteller/people/people.test.ts'],
    patches: [
      ['GEN-18', 'a name in small letters is a noun', 'isName(word, at) ? capital(word) : word', 'word'],
      [
        'GEN-18',
        'any word after a kind is a name',
        '(isLoose && at === from && !isCalled(word) && !(isThe && !kinds.test(word)))',
        'false',
      ],
      ['GEN-18', 'two children are one with two names', 'asTwo(who, language)', 'who'],
      ['GEN-18', 'how she looks is what she is called', 'from === 0 && to === 1 && isLook(next)', 'false'],
      [
        'GEN-18',
        'the moon is a girl',
        'const { article } = peopleWords(language).typed.capitals;',
        "const article = 'x';",
      ],
    ],
  },
  {
    file: 'sandbox/planner.ts',
    tests: ['server/generation/plan/demo-plan.test.ts'],
    patches: [['GEN-18', 'a plan leaves the parent’s words out', 'idea: !isPreset', 'idea: false']],
  },
  {
    file: 'storyteller/illustrator/scenery.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [['GEN-18', 'under the sea is a beach', 'placePhrases.find((', '[].find((']],
  },
  {
    file: 'storyteller/illustrator/words/places.es.yaml',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [
      ['GEN-18', 'a pitch is the quarter around it', 'pitch: cancha estadio', 'pitch: estadio'],
      ['GEN-18', 'the sun shines where it rains', 'lluvioso llueve lloviendo', 'lluvioso'],
    ],
  },
  {
    file: 'storyteller/illustrator/words/lists.ts',
    tests: ['storyteller/illustrator/cast.test.ts'],
    patches: [['STORY-08', 'pictures know English only', 'merged(storyLanguages', "merged(['english' as const]"]],
  },
  {
    file: 'storyteller/illustrator/words/looks.en.yaml',
    tests: ['storyteller/illustrator/cast.test.ts'],
    patches: [['CREATE-15', 'a cat is as white as its paw', 'paw paws ear', 'ear']],
  },
  {
    file: 'storyteller/evening/begin.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      [
        'GEN-18',
        'another tale is told of what became of the thing',
        'asked.next?.goesOn && memory.lastChapter',
        'false',
      ],
      ['GEN-18', 'a tale goes on with other people', 'place, known, memory)', 'place, random, memory)'],
    ],
  },
  {
    file: 'server/generation/plan/judge-story-plan.ts',
    tests: ['server/generation/plan/judge-story-plan.test.ts'],
    patches: [
      [
        'GEN-18',
        'a next chapter is dealt anew because it goes on with its thing',
        "thing !== fold(lastChapter?.thing ?? '') && ",
        '',
      ],
    ],
  },
  {
    file: 'sandbox/story.ts',
    tests: ['server/generation/next-chapter.test.ts'],
    patches: [
      [
        'GEN-18',
        'the demo gives the fox another name in each chapter',
        '{ ...json, ...continued(json) }',
        '{ ...json }',
      ],
    ],
  },
  {
    file: 'storyteller/frames/looks.ts',
    tests: ['storyteller/frames/looks.test.ts'],
    patches: [
      ['GEN-18', 'looks that the story has told of are said again', '!isSaid(noun, told) && ', ''],
      ['GEN-18', 'a name is read as a look', ' && !isSaid(noun, person.name)', ''],
      ['GEN-18', 'the same is said of the looks of two', '!used.has(entry) && ', ''],
      ['GEN-18', 'a look that somebody has not is said', '(?<!${absent} ${before})', ''],
    ],
  },
  {
    file: 'storyteller/write.ts',
    tests: ['storyteller/frames/looks.test.ts'],
    patches: [
      ['GEN-18', 'nobody hears how a child looks', '...(isTold ? looksFrame(', '...(!isTold ? looksFrame('],
      ['GEN-18', 'how a child looks is said every evening', 'memory.told?.length ? 0.5 : 1', '1'],
    ],
  },
  {
    file: 'storyteller/illustrator/cast.ts',
    tests: ['storyteller/illustrator/cast.test.ts'],
    patches: [
      ['GEN-18', 'a neighbour is as small as a child', "known.grown ? 'adult' : ", ''],
      ['GEN-18', 'a grown man wears the clothes of a boy', "age === 'adult' && own.garment", 'false && own.garment'],
      ['GEN-18', 'a father has another skin than it is said of his child', '...(skin && { skin }) ', ''],
      ['GEN-18', 'red hair stands on a dark skin that no one spoke of', 'const isFair = ', 'const isFair = false && '],
      ['GEN-18', 'nobody has freckles', '    freckles,\n    onWheels', '    onWheels'],
    ],
  },
  {
    file: 'storyteller/illustrator/draw-scene.ts',
    tests: ['storyteller/illustrator/staging.test.ts'],
    patches: [
      ['STORY-08', 'a grown-up who looks on sits on the ground', ' || player.grown\n', '\n'],
      ['STORY-08', 'a grown-up who looks on falls asleep', "looksOn && scene.mood === 'sleepy'", 'false'],
    ],
  },
  {
    file: 'storyteller/tale/roles.ts',
    tests: ['storyteller/write.test.ts'],
    patches: [
      ['GEN-18', 'a father is of no family', '        isOfFamily(person, wishes.language) ||\n', ''],
      [
        'GEN-18',
        'nobody knows the looks of a father’s child',
        'person.kinOf = withLookOf(owner)',
        'person.kinOf = owner.typed',
      ],
    ],
  },
];
