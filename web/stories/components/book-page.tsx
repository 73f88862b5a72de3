import type { StoryImage } from '#domain/stories/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { pictureCaption } from '#domain/stories/pages.ts';
import { classNames } from '../../ui/class-names.ts';
import { languageTag } from '../language-tag.ts';

export type PageLight = 'paper' | 'dusk' | 'lights-down';

const lights: Record<PageLight, string> = {
  paper: 'bg-paper text-paper-ink',
  dusk: 'bg-dusk text-dusk-ink [&_img]:brightness-80',
  'lights-down': 'bg-lightsdown text-lightsdown-ink [&_img]:brightness-45',
};

type Props = {
  title: string | null;
  paragraphs: string[];
  language: StoryLanguage;
  light?: PageLight;
  /** Of the text, in pixels. */
  textSize?: number;
  images?: StoryImage[];
  /** Stands before the title: a first picture. */
  frontispiece?: React.ReactNode;
  /** Stands after the last line. */
  ending?: React.ReactNode;
};

/** A page of a book: title, drop cap, good margins, 60 to 68 letters a line. */
export function BookPage({
  title,
  paragraphs,
  language,
  light = 'paper',
  textSize = 21,
  images = [],
  frontispiece,
  ending,
}: Props) {
  return (
    <article
      lang={languageTag(language)}
      className={classNames('min-h-full px-5 py-8 font-reading sm:px-10 sm:py-12', lights[light])}
      style={{ fontSize: `${textSize}px` }}
    >
      <div className="mx-auto max-w-[34em]">
        {frontispiece}
        {title !== null && <h2 className="mb-6 text-center text-[1.65em]">{title}</h2>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <div key={index}>
            <p
              className={classNames(
                'leading-[1.65] [hyphens:manual]',
                index === 0
                  ? 'first-letter:float-left first-letter:mt-[0.08em] first-letter:mr-[0.1em] first-letter:font-display first-letter:text-[3.1em] first-letter:leading-[0.8]'
                  : 'mt-[0.9em]',
              )}
            >
              {paragraph}
            </p>
            {images
              .filter((image) => image.position === index)
              .map((image) => (
                <figure key={image.url} className="my-8">
                  <img src={image.url} alt={image.alt} loading="lazy" className="w-full rounded-lg" />
                  <figcaption className="mt-2 text-center text-[0.75em] italic opacity-80">
                    {pictureCaption(paragraph)}
                  </figcaption>
                </figure>
              ))}
          </div>
        ))}
        {ending}
      </div>
    </article>
  );
}
