import type { StoryLanguage } from '#domain/stories/options.ts';
import { orderScore } from '../evaluation/order.ts';
import { type Ask, judgeRequestSchema } from './judge.ts';

/**
 * A judge for when no model is configured; it does not read. Of two stories it prefers the one whose paragraph order is
 * further from chance, which begins as a story and ends at rest. In a series it compares what is said of each name. It
 * judges only by what is in the texts, which is enough for calibration.
 */
export const judgeByMeasure: Ask = async (_system, user) => {
  const json = /<judge_request>\n([\s\S]*)\n<\/judge_request>/.exec(user)?.[1] ?? '{}';
  const request = judgeRequestSchema.parse(JSON.parse(json));
  if (request.kind === 'series') {
    return JSON.stringify({ contradictions: contradictionsIn(request.chapters, request.language) });
  }
  const [one, two] = [request.one, request.two].map(
    (text) => orderScore(text, request.language, 1) + beginningOf(text) + restOf(text),
  );
  return JSON.stringify({ better: (one ?? 0) >= (two ?? 0) ? 'one' : 'two' });
};

const rest =
  /(?<!\p{L})(?:asleep|sleep\p{L}*|slept|dream\p{L}*|bed|blanket|pillow|good ?night|yawn\p{L}*|dorm\p{L}*|duerm\p{L}*|durm\p{L}*|sueñ\p{L}*|soñ\p{L}*|cama|manta|cobija|almohada|buenas noches|bostez\p{L}*)(?!\p{L})/giu;

/** Scores a restful end, in the unit of the order's score: a tenth of a story has few such words by chance. */
function restOf(text: string): number {
  const end = text.slice(-Math.ceil(text.length / 10));
  return 1.5 * Math.min(2, [...end.matchAll(rest)].length);
}

/** Scores whether a story begins by setting the scene, and not in the middle of a dialogue. */
function beginningOf(text: string): number {
  const [first = ''] = text.split(/\n+/);
  return (/["“«—]/.test(first) ? 0 : 1) + (first.split(' ').length > 15 ? 1 : 0);
}

/** Lasting facts about somebody: whose, what, how. */
const lasting: Record<StoryLanguage, RegExp[]> = {
  english: [
    /(\p{Lu}\p{L}+)['’]s (coat|fur|hair|eyes|tail|scarf|boots|hat|house|door|cape) (?:is|was|are|were) (?:all |very |as |quite )?(\p{Ll}+)/gu,
    /(\p{Lu}\p{L}+) (lives|lived) (?:in|under|behind|above|on) (?:the|a|an) (\p{Ll}+)/gu,
  ],
  spanish: [
    /(?:el|la|los|las) (pelaje|pelo|ojos|cola|bufanda|botas|sombrero|casa|puerta|capa) de (\p{Lu}\p{L}+) (?:es|era|son|eran) (?:muy )?(\p{Ll}+)/giu,
    /(\p{Lu}\p{L}+) (vive|vivía) (?:en|bajo|detrás de|encima de) (?:el|la|un|una) (\p{Ll}+)/gu,
  ],
};

function contradictionsIn(chapters: readonly string[], language: StoryLanguage) {
  const known = new Map<string, { chapter: number; value: string }>();
  const found: { chapters: number[]; what: string }[] = [];
  for (const [index, text] of chapters.entries()) {
    for (const [, whose = '', what = '', value = ''] of lasting[language].flatMap((fact) => [...text.matchAll(fact)])) {
      const about = [whose, what.replace(/^(?:lives|lived|vive|vivía)$/, 'home')].sort().join(' ');
      const before = known.get(about);
      if (!before) known.set(about, { chapter: index + 1, value });
      else if (before.value !== value && before.chapter !== index + 1) {
        found.push({ chapters: [before.chapter, index + 1], what: `${about}: ${before.value}, then ${value}` });
      }
    }
  }
  return found;
}
