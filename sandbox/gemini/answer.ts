import type { StoryLanguage } from '#domain/stories/options.ts';
import type { WrittenStory } from '#storyteller/write.ts';
import { unsafeSentences } from '../deepseek/plan.ts';
import type { FaultOf } from '../faults.ts';
import type { SaidPlan } from '../planner.ts';
import { politeAnswer } from '../story.ts';
import { drawPicture, readPictureRequest } from './picture.ts';
import { pourStory } from './structured.ts';
import { badFinishes, type GenerateContent, type Part } from './wire.ts';

export type Answer = { parts: Part[]; images: number };

/**
 * Returns the model's answer: a picture if the modalities include pictures and one is described, else
 * the story as text or JSON, else a polite sentence. A picture follows a sentence of text, as the
 * vendor often sends it, so that a caller who reads only the first part gets no picture.
 */
export async function answer(
  request: GenerateContent,
  {
    written,
    script,
    language,
    pictureWidth,
  }: {
    written?: { story: WrittenStory; plan: SaidPlan } | undefined;
    script?: string | undefined;
    language: StoryLanguage;
    pictureWidth: number;
  },
  fault: FaultOf<'gemini'> | undefined,
): Promise<Answer> {
  const { generationConfig } = request;
  const picture =
    generationConfig?.responseModalities?.includes('IMAGE') &&
    readPictureRequest(request.contents.map(textOf).join('\n'));
  if (isBadFinish(fault) && (picture || fault !== 'MAX_TOKENS')) return { parts: [], images: 0 };
  if (picture) {
    const words = { text: 'Here is the picture for this page.' };
    if (fault === 'no-image') return { parts: [words], images: 0 };
    const data =
      fault === 'not-an-image'
        ? Buffer.from('<html><script>alert(1)</script></html>')
        : drawPicture(picture, pictureWidth, generationConfig?.imageConfig?.aspectRatio);
    return { parts: [words, { inlineData: { mimeType: 'image/png', data: data.toString('base64') } }], images: 1 };
  }

  const json = generationConfig?.responseMimeType === 'application/json';
  const schema = generationConfig?.responseSchema ?? generationConfig?.responseJsonSchema;
  const spoilt = spoil(written?.story, language, fault);
  const asked = written ? { ...written.plan, title: written.story.title } : fault && seen[fault];
  let text =
    script ?? (json ? JSON.stringify(pourStory(spoilt, schema, asked)) : (spoilt?.text ?? politeAnswer(false)));
  if (fault === 'MAX_TOKENS') text = text.slice(0, Math.floor(text.length / 3));
  if (fault === 'empty') text = '';
  if (fault === 'other-shape') text = '{"answer":42}';
  if (fault === 'odd-letters') text = text.replace(' ', ' \\u0000\\ud800');
  return { parts: text === '' ? [] : [{ text }], images: 0 };
}

/** What is wrong with a picture, in the field names of the question. */
const seen: Partial<Record<FaultOf<'gemini'>, Record<string, boolean>>> = {
  'sees-nobody': { everybodyThereOk: false },
  'sees-unfit': { fitOk: false },
  'sees-too-many': { countOk: false },
  'sees-writing': { noWritingOk: false },
};

function spoil(story: WrittenStory | undefined, language: StoryLanguage, fault: string | undefined) {
  if (!story || (fault !== 'unsafe' && fault !== 'unsafe-first')) return story;
  const paragraphs = story.paragraphs.toSpliced(fault === 'unsafe' ? 2 : 0, 0, unsafeSentences[language].trim());
  return { ...story, paragraphs, text: [`**${story.title}**`, ...paragraphs].join('\n\n') };
}

function isBadFinish(fault: string | undefined): boolean {
  return (badFinishes as readonly string[]).includes(fault ?? '');
}

/** The text of a turn, with its parts joined. */
export function textOf({ parts }: GenerateContent['contents'][number]): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('\n');
}
