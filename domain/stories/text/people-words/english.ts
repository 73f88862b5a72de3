import type { PeopleWords } from './people-words.ts';

/** The words of people in English. */
export const english: PeopleWords = {
  and: 'and',
  with: 'with',
  whose: 'his|her|their|my|our',
  small: 'big|little|small|baby|best|new|old',
  kin: 'aunt(?:ie|y)?|uncle|grand(?:ma|pa)|nana|granny|cousin|mr|mrs',
  looks: [
    'shy|brave|small|big|little|tiny|tall|short|blue|green|red|pink|purple|yellow|orange|black|white|gr[ae]y|brown|golden|silver|blond|curly',
    'young|old|happy|sad|funny|kind|fast|slow|sleepy|fluffy|soft|clever|silly|smart|naughty|quiet|loud|friendly|magic|invisible|strong|spotted|striped|smiling|round|furry|hairy|ginger|bald|freckled|freckles|glasses|curls|braids|pigtails|twins?|friends?|other|all|both|me|you|us|the|an?',
  ],
  kinds: [
    'cat|kitten|dog|puppy|owl|rabbit|bunny|lion|squirrel|chipmunk|elephant|giraffe|ladybug|fox|unicorn|zebra|alligator|monkey|bear|mouse|horse|pony|frog|duck|bird|fish|turtle|tiger|dragon|dinosaur|robot|fairy|princess|prince|witch|knight|pirate|mermaid|monster|alien|hamster|sheep|cow|pig|wolf|llama|plush|teddy|toy|doll|train|truck|tractor|car|digger',
    'boy|girl|baby|child|toddler|(?:step)?(?:brother|sister|mother|father|son|daughter)|cousin|aunt|uncle|grand(?:ma|pa|mother|father)|teacher',
  ],
};
