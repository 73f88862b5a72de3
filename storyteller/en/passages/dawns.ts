import { list } from '../pack.ts';

/** Ways for a story to begin its first sentence; a comma follows. In the notation of the bank. */
export const dawns = list(
  [
    '[early|very early|quite early|not very early] one [morning|Monday|Tuesday|Friday|Sunday|spring morning|summer morning|autumn morning|winter morning|May morning|blue morning|green morning]',
    'on a [windy|still|golden|soft|fresh|bright|misty|clear|warm|cool|shining|sleepy] [morning|day]',
    'on the [first|second|very best|warmest|longest|stillest|laziest] [morning|day] of the [week|month|spring|summer|holidays]',
    '[just|a little|long|one minute|ten minutes] [before|after] [breakfast|sunrise|the milk came|the first bird|the clock struck]',
    'when the [dew|mist|night|last star|moon|frost] had [only just|barely|almost] gone',
    'when the last [dream|owl|moth|star|yawn] had gone [home|to bed|away]',
    'while the [sun|day|light|wind] was [putting on its boots|still looking for its hat|brushing its teeth|having a stretch|tying its laces]',
    'while the [kettle|porridge|toast|milk] was still [thinking|dreaming|making up its mind]',
    'before anyone had [said a word|opened an eye|put on a shoe|had time to yawn|asked a question]',
    'on a day that smelled of [toast|rain|apples|soap|plums|adventure|cinnamon]',
    'at [six|seven|half past six|a quarter to seven|about eight], or perhaps [a bit later|a bit before|eleven minutes past]',
    'the [day|morning] after [a storm|the long rain|the fair|a party|the first frost|the full moon]',
    'right after the first [sneeze|yawn|laugh|whistle|cough|song] of the day',
    'between one [yawn|dream|sneeze|blink] and the next',
    'as soon as it was [light|day|warm enough|properly morning], [or almost|or a bit after|by the kitchen clock|at last]',
    'at the hour when [the cups are still upside down|cats come home|snails go to bed|bread is baked|the post is still asleep]',
    "on [somebody's|a snail's|a cousin's|an old friend's|a neighbour's] [birthday|name day|half-birthday], though nobody [knew whose|remembered|was told]",
    'not [so|very|all that] long ago, [on a Sunday|in spring|in the early morning|one warm day|at plum time]',
    'once, on a [quiet|blue|windy|merry|plain] [Monday|Wednesday|Thursday|Saturday]',
    'once upon a [morning|breakfast|Tuesday|spring|sunrise|bench|Friday|bun]',
    'on the [day|morning] of this [story|tale], [early on|at first light|before breakfast|rather late]',
    'one day in [spring|summer|autumn|April|June|September], [early on|not too late|quite early]',
  ].join(' / '),
);
