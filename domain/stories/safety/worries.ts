import type { StoryOptions } from '../options.ts';

/** Worries of families, in the words in which they ask for a story. */
const worry = new RegExp(
  [
    'died|dies|killed by|death|dead|passed away|run over|put (?:our|the) \\p{L}* ?\\p{L}* down|funeral|heaven|miss(?:es)? (?:him|her|them)',
    'ill|sick|cancer|hospital|operation|surgery|wheelchair|accident|miscarriage',
    'divorc\\p{L}*|separat\\p{L}*|do not live together|bull(?:y|ied|ies|ying)|afraid|scared|nightmares?|jealous|cries',
    'adopt\\p{L}*|foster|prison|war|refugee|drinks too much|no job|forgets',
    'lo mató|la mató|muri\\p{L}*|muert[eao]s?|murió|falleci\\p{L}*|atropell\\p{L}*|funeral|cielo|extrañ\\p{L}*',
    'enferm\\p{L}*|cáncer|operaci\\p{L}*|operar|silla de ruedas|accidente',
    'divorci\\p{L}*|separad\\p{L}*|ya no viven juntos|abus[oó]n\\p{L}*|acos\\p{L}*|miedo|pesadillas?|celos|llora',
    'adoptad\\p{L}*|acogida|cárcel|guerra|refugiad\\p{L}*|toma demasiado|sin trabajo|olvida',
  ].join('|'),
  'iu',
);
const whole = new RegExp(`(?<!\\p{L})(?:${worry.source})(?!\\p{L})`, 'iu');

/** Whether a wish is about something that worries a child: it is allowed, but has to be told with care. */
export function isWorry({ setting, message }: Pick<StoryOptions, 'setting' | 'message'>): boolean {
  return whole.test(`${message} ${setting}`);
}
