import { type BookFormat, bookFileName, bookTypes } from '#domain/stories/book.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { answerFile } from './answer-file.ts';

/** Answers with a book as a file that is named after its story. */
export const answerBook = (
  c: AppContext,
  format: BookFormat,
  { title, language, file }: { title: string; language: StoryLanguage; file: Buffer },
): Response => answerFile(c, bookFileName(title, format, language), bookTypes[format], file);
