import type { GenerateStoryGeminiAnswer } from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { captionLetters } from '#domain/stories/text/pages.ts';
import { languageOf } from '../evaluation/honoured.ts';

const picturesWanted = 3;

/** Describes each fault of a picture book that the product returned. */
export function bookFaults({ success, code, story }: GenerateStoryGeminiAnswer, options: StoryOptions): string[] {
  if (!success || !story) return [`no book: ${code ?? 'no code'}`];
  const { content, images } = story;
  const paragraphs = content.split(/\n{2,}/).slice(1);
  const faults: string[] = [];
  const find = (fault: string, is: boolean) => void (is && faults.push(fault));
  find(`${images.length} pictures`, images.length !== picturesWanted);
  find('one picture twice', new Set(images.map(({ data }) => data)).size < images.length);
  find('pictures beside one paragraph', new Set(images.map(({ paragraph }) => paragraph)).size < images.length);
  for (const { alt, paragraph } of images) {
    find('beside no paragraph', !(paragraph in paragraphs));
    find('a picture of nothing', alt.trim().split(/\s+/).length < 3);
    find('a long caption', [...alt].length > captionLetters);
  }
  find('captions in another language', languageOf(images.map(({ alt }) => alt).join(' ')) !== options.language);
  return faults;
}
